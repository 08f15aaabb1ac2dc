import type { SxProps, Theme } from '@mui/material/styles';

/** The table scrolls inside its frame, so that the page never scrolls sideways. */
export const tableSx: SxProps<Theme> = {
  '& .RaDataTable-tableWrapper': {
    overflowX: 'auto',
    // Contains the words for screen readers, which would widen the page.
    position: 'relative',
    border: 1,
    borderColor: 'divider',
    borderRadius: 'var(--qk-radius-card)',
    bgcolor: 'background.paper',
  },
  '& .MuiTableCell-root': { fontSize: '0.875rem', py: 1, borderColor: 'divider' },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap', fontWeight: 600, bgcolor: 'background.paper' },
  '& .MuiTableBody-root .MuiTableRow-root:last-child .MuiTableCell-root': { borderBottom: 0 },
  '& .MuiTableSortLabel-root': { minHeight: 44 },
  '& .column-note, & .column-name': { maxWidth: '16rem', overflowWrap: 'anywhere' },
};
