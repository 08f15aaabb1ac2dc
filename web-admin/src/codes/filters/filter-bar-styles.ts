import type { SxProps, Theme } from '@mui/material/styles';

/** Height of the page's header in pixels. The bar sticks below it. */
const HEADER = 65;

/** The filters show no messages, so their fields reserve no space for them. */
const quietFields: SxProps<Theme> = {
  '& .qk-field-foot': { display: 'none' },
  '& .qk-field': { gap: 1 },
  '& .qk-label': { fontSize: '0.875rem' },
};

/** Keeps focused elements clear of the header and the bar. */
export const clearOfBar = { html: { scrollPaddingTop: '11rem' } };

export const barSx = (stays: boolean): SxProps<Theme> => ({
  ...quietFields,
  position: stays ? 'sticky' : 'static',
  zIndex: 10,
  top: HEADER,
  mx: { xs: -3, sm: -4 },
  px: { xs: 3, sm: 4 },
  py: 3,
  mt: 4,
  mb: 4,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
});

const checkboxes: SxProps<Theme> = {
  '& .qk-checkbox': { minWidth: 148 },
  '& .qk-checkbox-row': { minHeight: 44 },
  '& .qk-checkbox .qk-help': { mt: -2 },
};

export const rowSx: SxProps<Theme> = {
  ...checkboxes,
  display: 'flex',
  alignItems: 'end',
  gap: 3,
  // Matches the height of the fields beside it.
  '& .qk-button': { minHeight: 48 },
  '& form': { flex: '1 1 12rem', minWidth: 0 },
  '& .qk-input[type=date]': { width: '10rem' },
};

export const foldedSx: SxProps<Theme> = {
  ...checkboxes,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: 3,
  mt: 3,
  '& > .qk-button': { gridColumn: '1 / -1' },
};
