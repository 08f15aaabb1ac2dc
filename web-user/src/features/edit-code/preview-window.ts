export interface PreviewWindow {
  /** Leads to the code's public link, or closes when there is none. */
  show: (link: string | undefined) => void;
  close: () => void;
}

/** Opened at the click itself, else the browser would stop it. Undefined where it did so nevertheless. */
export function openPreview(): PreviewWindow | undefined {
  const opened = window.open('', '_blank');
  if (!opened) return undefined;
  // The page that the code leads to may be anybody's: it must not reach back into this one.
  opened.opener = null;
  const { document } = opened;
  document.title = 'Preview · Qlaim';
  document.documentElement.style.colorScheme = 'light dark';
  document.body.style.font = '16px/1.5 system-ui, sans-serif';
  document.body.style.padding = '2rem';
  document.body.textContent = 'Saving and preparing page preview...';
  return {
    show: (link) => (link ? opened.location.replace(link) : opened.close()),
    close: () => opened.close(),
  };
}
