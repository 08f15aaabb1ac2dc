import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { type Tone, toneIcon } from './tone.ts';

export interface BadgeProps {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon = toneIcon[tone], children }: BadgeProps) {
  return (
    <span className={`qk-badge qk-tone-${tone}`}>
      <Icon name={icon} size={14} strokeWidth={2.4} />
      <span>{children}</span>
    </span>
  );
}
