import type { IconName } from '../icons.tsx';

export type Tone = 'ok' | 'note' | 'danger' | 'neutral';

/** A tone never speaks by colour alone. */
export const toneIcon: Record<Tone, IconName> = {
  ok: 'check',
  note: 'info',
  danger: 'alert',
  neutral: 'minus',
};
