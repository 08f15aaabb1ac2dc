import type { SxProps, Theme } from '@mui/material/styles';

export const rowSx: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
};

export const pageSx: SxProps<Theme> = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 'var(--qk-target)',
  height: 'var(--qk-target)',
  px: 1,
  border: 0,
  borderRadius: 'var(--qk-radius-full)',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '&:is(button)': { cursor: 'pointer' },
  '&:is(button):hover': { bgcolor: 'var(--qk-brand-soft)' },
  '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&[aria-current]:hover': { bgcolor: 'primary.dark' },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
};
