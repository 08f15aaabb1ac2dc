import './pagination.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { showGrid } from '../focus-grid.ts';
import { PageButtons } from './PageButtons.tsx';
import { PAGES_ID, pagesOf } from './pages.ts';

export function CodePagination() {
  const { page, perPage, total = 0, setPage } = useListContext<AdminCode>();
  const pageCount = pagesOf(total, perPage);
  if (pageCount < 2) return null;

  function go(to: number) {
    setPage(to);
    showGrid();
  }

  return (
    <nav id={PAGES_ID} className="qa-code-pages" tabIndex={-1} aria-label="Pages of codes">
      <PageButtons page={page} count={pageCount} onGo={go} />
      <p className="qa-code-pages-words">
        {formatCount((page - 1) * perPage + 1)}–{formatCount(Math.min(page * perPage, total))} of{' '}
        {formatCount(total)}
      </p>
    </nav>
  );
}
