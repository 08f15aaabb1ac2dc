import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { type Tone, toneIcon } from './tone.ts';

export interface NoticeProps {
  tone?: Tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** For a notice that was announced otherwise, such as by a toast. */
  quiet?: boolean | undefined;
  /** A button or link for the action that the notice asks for. */
  action?: ReactNode;
}

/** A message that stays in the page, for texts that must not vanish as a toast does. */
export function Notice({ tone = 'note', title, children, quiet, action }: NoticeProps) {
  return (
    <div
      className={`qk-notice qk-tone-${tone}`}
      role={quiet ? undefined : tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={toneIcon[tone]} />
      <div className="qk-notice-words">
        {title ? <strong>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
