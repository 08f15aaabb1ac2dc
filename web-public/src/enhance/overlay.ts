/** An overlay over the whole page: closed by its button, by Escape and by going back; the focus returns to where it was. */
export interface Overlay {
  readonly dialog: HTMLDialogElement;
  readonly body: HTMLElement;
}

/** Resolves once the history is back where it was before the last overlay. */
let returned: Promise<unknown> = Promise.resolve();

/**
 * Opens a copy of the overlay of a name that the page holds. `closed` runs once, after it has gone. Rejects where the page
 * has none.
 */
export async function openOverlay(name: string, closed: () => void): Promise<Overlay> {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-overlay=${name}]`);
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement)) throw new Error(`The page has no overlay ${name}`);
  const body = dialog.querySelector<HTMLElement>('.qp-overlay-body') ?? dialog;
  const close = dialog.querySelector<HTMLElement>('[data-close]');
  close?.addEventListener('click', () => dialog.close());

  const opener = document.activeElement;
  await returned;
  const back = () => dialog.close();
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', back);
    if (window.history.state === 'overlay') {
      returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
    }
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    closed();
  });
  document.body.append(document.adoptNode(dialog));
  dialog.showModal();
  close?.focus();
  // On a phone, the back button closes what covers the page.
  window.history.pushState('overlay', '');
  window.addEventListener('popstate', back);
  return { dialog, body };
}
