import type { SxProps, Theme } from '@mui/material/styles';

export const gridSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: { xs: 2.5, sm: 4 },
  m: 0,
  p: 0,
  listStyle: 'none',
};
