import Box from '@mui/material/Box';
import usePagination, { type UsePaginationItem } from '@mui/material/usePagination';
import { formatCount, Icon } from '@qlaim/web-kit';
import { pageSx, rowSx } from './pagination-styles.ts';

/**
 * The current page and its neighbours make 3 in range, with 2 margin pages at each end (specification, section
 * 9).
 */
const SPAN = { siblingCount: 1, boundaryCount: 2 } as const;

interface PageButtonsProps {
  page: number;
  count: number;
  onGo: (page: number) => void;
}

export function PageButtons({ page, count, onGo }: PageButtonsProps) {
  const { items } = usePagination({ ...SPAN, page, count, onChange: (_, to) => onGo(to) });
  return (
    <Box component="ul" sx={rowSx}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page changes its place, not the place its page
        <li key={place}>
          <PageItem {...item} />
        </li>
      ))}
    </Box>
  );
}

const STEPS = {
  previous: { label: 'Previous page', turn: 'rotate(90deg)' },
  next: { label: 'Next page', turn: 'rotate(-90deg)' },
} as const;

function PageItem({ type, page, selected, disabled, onClick }: UsePaginationItem) {
  if (type === 'start-ellipsis' || type === 'end-ellipsis') return <Box sx={pageSx}>…</Box>;
  const step = type === 'previous' || type === 'next' ? STEPS[type] : undefined;
  return (
    <Box
      component="button"
      type="button"
      aria-label={step?.label ?? `Page ${page}`}
      aria-current={selected ? 'page' : undefined}
      disabled={disabled}
      onClick={onClick}
      sx={pageSx}
    >
      {step ? <Icon name="chevronDown" style={{ transform: step.turn }} /> : formatCount(page ?? 0)}
    </Box>
  );
}
