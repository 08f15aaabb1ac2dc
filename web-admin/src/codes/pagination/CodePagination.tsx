import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import type { AdminCode } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import { useListContext } from 'react-admin';
import { showGrid } from '../grid/focus-grid.ts';
import { pageItems } from './page-items.ts';

const listSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

export function CodePagination() {
  const { page, perPage, total = 0, setPage } = useListContext<AdminCode>();
  const pageCount = Math.ceil(total / perPage);
  if (pageCount < 2) return null;

  function go(to: number) {
    setPage(to);
    showGrid();
  }

  return (
    <Box
      component="nav"
      aria-label="Pages of codes"
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, mt: 6 }}
    >
      <Box component="ul" sx={listSx}>
        <li>
          <PaginationItem
            type="previous"
            aria-label="Previous page"
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          />
        </li>
        {pageItems(page, pageCount).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <PaginationItem
                type="page"
                page={formatCount(item)}
                color="primary"
                selected={item === page}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => go(item)}
              />
            ) : (
              <PaginationItem type="start-ellipsis" />
            )}
          </li>
        ))}
        <li>
          <PaginationItem
            type="next"
            aria-label="Next page"
            disabled={page >= pageCount}
            onClick={() => go(page + 1)}
          />
        </li>
      </Box>
      <Box component="p" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatCount((page - 1) * perPage + 1)}–{formatCount(Math.min(page * perPage, total))} of{' '}
        {formatCount(total)}
      </Box>
    </Box>
  );
}
