import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Opens the dialog as a modal while mounted, and returns the focus on unmount. Returns true once the dialog is open.
 * Autofocused content has to mount after that, because a closed dialog can't hold the focus.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    setOpen(true);
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog]);
  return open;
}
