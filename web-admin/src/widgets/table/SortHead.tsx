import './sort-head.css';
import { cx, Icon } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { useWidgetTexts } from '../use-widget-texts.ts';

interface SortHeadProps {
  label: string;
  /** The field by which the list is sorted. */
  source: string;
  /** The order that comes first; undefined for a column that sorts nothing. */
  first: 'ASC' | 'DESC' | undefined;
  isNumber: boolean | undefined;
}

const ARIA = { ASC: 'ascending', DESC: 'descending' } as const;

/** The heading of a column. It sorts the list by the column, and in the other order when it is pressed again. */
export function SortHead({ label, source, first, isNumber }: SortHeadProps) {
  const words = useWidgetTexts();
  const { sort, setSort } = useListContext();
  const sorted = sort.field === source ? sort.order : undefined;
  const opposite = sorted === 'ASC' ? 'DESC' : 'ASC';
  const next = sorted ? opposite : first;
  return (
    <th scope="col" className={cx(isNumber && 'qa-number')} aria-sort={sorted && ARIA[sorted]}>
      {first && next ? (
        <button
          type="button"
          className="qa-sort"
          data-sorted={sorted}
          data-tooltip={words.sort[next](label)}
          onClick={() => setSort({ field: source, order: next })}
        >
          {label}
          <Icon name={sorted === 'ASC' ? 'up' : 'down'} size={18} />
        </button>
      ) : (
        label
      )}
    </th>
  );
}
