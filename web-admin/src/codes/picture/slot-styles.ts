import type { SxProps, Theme } from '@mui/material/styles';

/** The picture of a card with its button in a corner. */
export const slotSx: SxProps<Theme> = {
  position: 'relative',
  borderRadius: 1,
  '& > .qk-icon-button': {
    position: 'absolute',
    right: -6,
    bottom: -6,
    width: 32,
    height: 32,
    minWidth: 0,
    minHeight: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: '50%',
    bgcolor: 'background.paper',
  },
  '& > .qk-icon-button[aria-disabled="true"]': { opacity: 0.6 },
  '&[data-over]': { outline: '2px dashed', outlineColor: 'primary.main' },
};

export const percentSx: SxProps<Theme> = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.paper',
  opacity: 0.9,
  fontVariantNumeric: 'tabular-nums',
};
