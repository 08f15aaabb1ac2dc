import type { SxProps, Theme } from '@mui/material/styles';

export const cardSx: SxProps<Theme> = {
  minWidth: 0,
  // The browser lays a card out when it comes near. An open menu may reach beyond its card.
  contentVisibility: 'auto',
  containIntrinsicSize: { xs: 'auto 180px', sm: 'auto 207px' },
  '&:has([aria-expanded="true"])': { contentVisibility: 'visible', position: 'relative', zIndex: 5 },
  '& > .qk-card': {
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    px: 3,
    pt: { xs: 2, sm: 3 },
    pb: 0,
    containerType: 'inline-size',
  },
  // The picture includes its quiet zone.
  '& .qk-qr img': { p: 0 },
};

export const headSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 3,
  alignItems: 'start',
};

/** Four lines beside the picture, each a target of 24 pixels at least. */
export const linesSx: SxProps<Theme> = {
  minWidth: 0,
  display: 'grid',
  gridAutoRows: 'minmax(25px, auto)',
  alignItems: 'center',
  fontSize: '0.875rem',
  lineHeight: '25px',
};

export const oneLineSx = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const codeLinkSx: SxProps<Theme> = { display: 'flex', fontSize: '0.8125rem' };

export const nameSx: SxProps<Theme> = {
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  pr: 5,
  '& h3': { ...oneLineSx, fontSize: '1rem', lineHeight: '25px' },
  '& .qk-badge': { flex: 'none' },
};

/** The inner width of a card that has room for the date of creation and for full-sized switches. */
const ROOMY = '@container (min-width: 340px)';

export const factsSx: SxProps<Theme> = {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 2,
  mt: 1,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: 1 },
  '& > div:first-of-type': { display: 'none' },
  '& dt': { color: 'text.secondary' },
  [ROOMY]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    mt: 2,
    '& > div:first-of-type': { display: 'flex' },
  },
};

export const footSx: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 'auto',
  mr: -2,
  minHeight: 44,
};

export const switchesSx: SxProps<Theme> = {
  display: 'flex',
  columnGap: 2,
  '& .qk-switch': { gap: 1, fontSize: '0.75rem' },
  [ROOMY]: { columnGap: 3, '& .qk-switch': { gap: 1.5, fontSize: '0.875rem' } },
};

/** The menu is in the corner of the card, beside the name. */
export const menuSx: SxProps<Theme> = {
  position: 'absolute',
  top: { xs: 6, sm: 10 },
  right: 4,
  '& > .qk-menu-root > .qk-icon-button': { width: 32, height: 28 },
};
