import Box from '@mui/material/Box';
import Pagination, { type PaginationProps } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { showGrid } from './grid/focus-grid.ts';

/**
 * The current page and its neighbours make 3 in range, with 2 margin pages at each end (specification, section
 * 9).
 */
const SPAN = { siblingCount: 1, boundaryCount: 2 } as const;

/** Labels buttons only: a gap between pages has no label. */
const labelOf: NonNullable<PaginationProps['getItemAriaLabel']> = (type, page) => {
  if (type === 'page') return `Page ${page}`;
  return type === 'previous' ? 'Previous page' : 'Next page';
};

const listSx = { '& .MuiPagination-ul': { justifyContent: 'center', gap: 1 } } as const;

export function CodePagination() {
  const { page, perPage, total = 0, setPage } = useListContext<AdminCode>();
  const pageCount = Math.ceil(total / perPage);
  if (pageCount < 2) return null;

  function go(to: number) {
    setPage(to);
    showGrid();
  }

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, mt: 6 }}>
      <Pagination
        aria-label="Pages of codes"
        {...SPAN}
        page={page}
        count={pageCount}
        color="primary"
        sx={listSx}
        getItemAriaLabel={labelOf}
        onChange={(_, to) => go(to)}
        renderItem={(item) => (
          <PaginationItem {...item} page={item.type === 'page' ? formatCount(item.page ?? 0) : null} />
        )}
      />
      <Box component="p" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatCount((page - 1) * perPage + 1)}–{formatCount(Math.min(page * perPage, total))} of{' '}
        {formatCount(total)}
      </Box>
    </Box>
  );
}
