import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';

export interface EmptyStateProps {
  title: string;
  /** The next action. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName | undefined;
  /** The heading's level. The default is 2. */
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, children, action, icon = 'page', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="qk-empty">
      <span className="qk-empty-icon">
        <Icon name={icon} size={28} strokeWidth={1.6} />
      </span>
      <Heading className="qk-empty-title">{title}</Heading>
      {children ? <div className="qk-empty-words">{children}</div> : null}
      {action}
    </div>
  );
}
