import type { ComponentProps, ReactNode } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { cx } from './cx.ts';
import { Link } from './links.tsx';

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant | undefined;
  icon?: ReactNode;
  wide?: boolean | undefined;
}

/** A link with the look of a button. Screen readers announce a link. */
export function LinkButton({
  variant = 'primary',
  icon,
  wide,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={cx('qk-button', `qk-button-${variant}`, wide && 'qk-wide', className)}>
      <span className="qk-button-face">
        {icon}
        {children}
      </span>
    </Link>
  );
}
