import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Opens the dialog as a modal while mounted, and gives the focus back when it goes. True once it is open: only then can
 * anything inside take the focus, so what asks for it has to be mounted after that.
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
