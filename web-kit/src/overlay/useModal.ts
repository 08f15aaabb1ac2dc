import { type RefObject, useLayoutEffect, useState } from 'react';

const FIELD = ':is(input, select, textarea):not(:disabled, [type=hidden], [type=file])';

/**
 * Opens the dialog as a modal while mounted, and returns the focus on unmount. Returns true once the dialog is open.
 * Autofocused content has to mount after that, because a closed dialog can't hold the focus. Else its first field gets
 * the focus.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) show(element);
    setOpen(true);
    return () => {
      element?.close?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // The opener may be gone. A lost focus would send the next Tab to the top of the page.
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    };
  }, [dialog]);
  useLayoutEffect(() => {
    const body = open ? dialog.current?.querySelector('.qk-dialog-body') : undefined;
    if (body && !body.contains(document.activeElement))
      body.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }, [dialog, open]);
  return open;
}

/** Safari has modal dialogs since 15.4. In one before, the dialog lies over a page that stays within reach. */
function show(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}
