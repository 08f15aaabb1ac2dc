import type { SxProps, Theme } from '@mui/material/styles';

/** The picture of a card with its button below, which is as wide. */
export const slotSx: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  borderRadius: 1,
  '& > .qk-button': { px: 1, fontSize: '0.875rem', whiteSpace: 'nowrap' },
  '&[data-empty] > .qk-button': { borderStyle: 'dashed' },
  '&[data-over]': { outline: '2px dashed', outlineColor: 'primary.main' },
};
