import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { useKitTexts } from '../kit-context.tsx';
import { DialogAnnouncer } from './DialogAnnouncer.tsx';
import { useModal } from './useModal.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button and a click outside. The caller sets `open`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The dialog's buttons, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** The user has to respond: the close button, Esc and a click outside are off. */
  insistent?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Overrides the page's theme. */
  theme?: 'light' | 'dark' | undefined;
  className?: string | undefined;
}

/** A native modal dialog. Its content is mounted only while it is open. It returns the focus on close. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    children,
    footer,
    size = 'medium',
    insistent = false,
    role,
    theme,
    className,
  } = props;
  const { close } = useKitTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const shown = useModal(dialog);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    if (!insistent && event.target === dialog.current) onClose();
  }

  function press(event: MouseEvent) {
    pressedBeside.current = event.target === dialog.current;
  }

  /** A text selection from inside to outside also ends in a click on the dialog, but must not close it. */
  function click(event: MouseEvent) {
    if (!insistent && pressedBeside.current && event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <dialog
      ref={dialog}
      role={role}
      data-theme={theme}
      aria-labelledby={titleId}
      className={cx('qk-dialog', `qk-dialog-${size}`, className)}
      onCancel={cancel}
      onPointerDown={press}
      onClick={click}
    >
      <div className="qk-dialog-box">
        <header className="qk-dialog-head">
          <h2 id={titleId} className="qk-dialog-title">
            {title}
          </h2>
          {insistent ? null : <IconButton icon="close" label={close} onClick={onClose} />}
        </header>
        <div className="qk-dialog-body">{shown ? children : null}</div>
        {footer && shown ? <footer className="qk-dialog-foot">{footer}</footer> : null}
      </div>
      <DialogAnnouncer />
    </dialog>
  );
}
