import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { type Tone, toneIcon } from './tone.ts';

export interface NoticeProps {
  tone?: Tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or link that does what the words ask for. */
  action?: ReactNode;
}

/** Stands in the page, for what must not vanish after five seconds. */
export function Notice({ tone = 'note', title, children, action }: NoticeProps) {
  return (
    <div className={`qk-notice qk-tone-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={toneIcon[tone]} />
      <div className="qk-notice-words">
        {title ? <strong>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
