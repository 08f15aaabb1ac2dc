import type { IconName } from '../icons.tsx';

export type Tone = 'ok' | 'note' | 'danger' | 'neutral';

/** Each tone has an icon, because colour alone must not carry the meaning. */
export const toneIcon: Record<Tone, IconName> = {
  ok: 'check',
  note: 'info',
  danger: 'alert',
  neutral: 'minus',
};
