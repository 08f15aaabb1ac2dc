import type { IconName } from '../icons.tsx';

export type Tone = 'ok' | 'note' | 'danger' | 'neutral';

/** What a toast offers, such as Undo. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
  /** What the action changes, where the message does not name it: each such thing has a toast of its own. */
  of?: string | undefined;
}

/** The language of a toast where it differs from the page that shows it, and the label of its close button. */
export interface ToastLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
  dismiss: string;
}

/** Each tone has an icon, because colour alone must not carry the meaning. */
export const toneIcon: Record<Tone, IconName> = {
  ok: 'check',
  note: 'info',
  danger: 'alert',
  neutral: 'minus',
};
