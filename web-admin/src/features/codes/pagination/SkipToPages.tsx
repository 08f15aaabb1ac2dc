import type { AdminCode } from '@qlaim/backend/contract';
import { useListContext } from 'react-admin';
import { PAGES_ID, pagesOf } from './pages.ts';

/** Leads the keyboard past all cards to the pagination. */
export function SkipToPages() {
  const { total = 0, perPage } = useListContext<AdminCode>();
  if (pagesOf(total, perPage) < 2) return null;
  return (
    <div className="qa-skip-place">
      <a className="qk-skip" href={`#${PAGES_ID}`}>
        Skip to the pages
      </a>
    </div>
  );
}
