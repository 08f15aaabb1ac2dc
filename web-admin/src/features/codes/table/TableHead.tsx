import type { AdminCode } from '@qlaim/backend/contract';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import { useTexts } from '@qlaim/web-kit/texts';
import { useListContext } from 'react-admin';
import { SortHead } from '../../../widgets/table/SortHead.tsx';
import type { CodeColumn } from './columns.tsx';
import { PickBox } from './PickBox.tsx';

interface TableHeadProps {
  codes: readonly AdminCode[];
  columns: readonly CodeColumn[];
  selects: boolean;
}

/** The names of the columns, each with its sort, and the checkbox of the whole page. */
export function TableHead({ codes, columns, selects }: TableHeadProps) {
  const words = useTexts(CODE_TABLE);
  const { selectedIds, onSelect } = useListContext<AdminCode>();
  const ids = codes.map(({ id }) => id);
  const others = selectedIds.filter((id) => !ids.includes(String(id)));
  return (
    <thead>
      <tr>
        {selects ? (
          <th scope="col" className="qa-pick-cell">
            <PickBox
              label={words.selectAll}
              checked={ids.every((id) => selectedIds.includes(id))}
              onChange={(all) => onSelect(all ? [...others, ...ids] : others)}
            />
          </th>
        ) : null}
        {columns.map(({ source, sorts, isNumber }) => (
          <SortHead
            key={source}
            label={words.columns[source]}
            source={source}
            first={sorts}
            isNumber={isNumber}
          />
        ))}
      </tr>
    </thead>
  );
}
