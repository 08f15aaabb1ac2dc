import './pager/pager.css';
import { Icon } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { shownPages } from './pager/shown-pages.ts';
import { useWidgetTexts } from './use-widget-texts.ts';

/** Pages at each end that are always shown. */
const MARGIN = 1;

interface PagerProps {
  label: string;
  page: number;
  /** The number of pages. */
  count: number;
  onGo: (page: number) => void;
}

/** The pages of a list. Nothing where there is one page. */
export function Pager({ label, page, count, onGo }: PagerProps) {
  const { pager } = useWidgetTexts();
  if (count < 2) return null;
  const step = (to: number, where: 'previous' | 'next') => (
    <li>
      <button
        type="button"
        className={`qa-pager-item qa-pager-button qa-pager-${where}`}
        aria-label={pager[where]}
        disabled={to < 1 || to > count}
        onClick={() => onGo(to)}
      >
        <Icon name="chevronDown" size={20} />
      </button>
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className="qa-pager qk-list">
        {step(page - 1, 'previous')}
        {shownPages(page, count, MARGIN).map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page changes its place, not the place its page
          <li key={place}>
            {each === undefined ? (
              <span className="qa-pager-item">…</span>
            ) : (
              <button
                type="button"
                className="qa-pager-item qa-pager-button"
                aria-label={each === page ? pager.current(each) : pager.other(each)}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onGo(each)}
              >
                {each}
              </button>
            )}
          </li>
        ))}
        {step(page + 1, 'next')}
      </ul>
    </nav>
  );
}

/** The pages of the list around it. */
export function ListPager({ label }: { label: string }) {
  const { page, perPage, total = 0, setPage } = useListContext();
  return <Pager label={label} page={page} count={Math.ceil(total / perPage)} onGo={setPage} />;
}
