import Box from '@mui/material/Box';
import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { showGrid } from '../grid/focus-grid.ts';
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
    <Box
      component="nav"
      id={PAGES_ID}
      tabIndex={-1}
      aria-label="Pages of codes"
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, mt: 6, '&:focus-visible': { outline: 'none' } }}
    >
      <PageButtons page={page} count={pageCount} onGo={go} />
      <Box component="p" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatCount((page - 1) * perPage + 1)}–{formatCount(Math.min(page * perPage, total))} of{' '}
        {formatCount(total)}
      </Box>
    </Box>
  );
}
