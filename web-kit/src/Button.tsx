import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  /** A busy button keeps its width and its focus, shows a spinner, and ignores clicks. */
  busy?: boolean | undefined;
  /** The text that replaces the label while busy ('Verifying...'). */
  busyLabel?: string | undefined;
  icon?: ReactNode;
  /** The button fills the width of its container. */
  wide?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    busy = false,
    busyLabel,
    icon,
    wide,
    className,
    children,
    onClick,
    ...rest
  } = props;

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={cx('qk-button', `qk-button-${variant}`, wide && 'qk-wide', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={click}
    >
      <ButtonFace busy={busy} busyLabel={busyLabel} icon={icon}>
        {children}
      </ButtonFace>
    </button>
  );
}

interface FaceProps {
  busy: boolean;
  busyLabel: string | undefined;
  icon: ReactNode;
  children: ReactNode;
}

/** Both faces share one grid cell, so the wider one sets the width in either state. */
function ButtonFace({ busy, busyLabel, icon, children }: FaceProps) {
  const away = busy ? 'qk-button-face qk-button-face-away' : 'qk-button-face';
  return (
    <>
      <span className={away} aria-hidden={(busy && busyLabel !== undefined) || undefined}>
        {icon}
        {children}
      </span>
      {busy || busyLabel !== undefined ? (
        <span
          className={busy ? 'qk-button-face' : 'qk-button-face qk-button-face-away'}
          aria-hidden={!busy || undefined}
        >
          <Spinner />
          {busyLabel}
        </span>
      ) : null}
    </>
  );
}
