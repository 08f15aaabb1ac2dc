import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: IconName;
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx('qk-icon-button', className)}
    >
      <Icon name={icon} />
    </button>
  );
}
