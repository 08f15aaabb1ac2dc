import type { SxProps, Theme } from '@mui/material/styles';

export const cardSx: SxProps<Theme> = {
  minWidth: 0,
  '& > .qk-card': { height: '100%', display: 'flex', flexDirection: 'column', p: 4 },
  // The picture includes its quiet zone.
  '& .qk-qr img': { p: 0 },
};

export const headSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 3,
  alignItems: 'start',
};

export const nameSx: SxProps<Theme> = {
  mb: 2,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflowWrap: 'anywhere',
};

export const linkSx: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mt: 2,
  mr: -2,
  '& > a': { minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere', py: 2 },
};

export const factsSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 2,
  mb: 3,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
};

export const switchesSx: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mt: 'auto',
  mb: -3,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& .qk-switch': { gap: 2, fontSize: '0.875rem' },
};
