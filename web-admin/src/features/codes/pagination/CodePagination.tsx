import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { useTexts } from '@qlaim/web-kit/texts';
import './pagination.css';
import type { AdminCode } from '@qlaim/backend/contract';
import { useFormats } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { showGrid } from '../focus-grid.ts';
import { PageButtons } from './PageButtons.tsx';
import { PAGES_ID, pagesOf } from './pages.ts';

export function CodePagination() {
  const { page, perPage, total = 0, setPage } = useListContext<AdminCode>();
  const { label, shown } = useTexts(CODE_LIST).pages;
  const { count } = useFormats();
  const pageCount = pagesOf(total, perPage);
  if (pageCount < 2) return null;

  function go(to: number) {
    setPage(to);
    showGrid();
  }

  return (
    <nav id={PAGES_ID} className="qa-code-pages" tabIndex={-1} aria-label={label}>
      <PageButtons page={page} count={pageCount} onGo={go} />
      <p className="qa-code-pages-words">
        {shown(count((page - 1) * perPage + 1), count(Math.min(page * perPage, total)), count(total))}
      </p>
    </nav>
  );
}
