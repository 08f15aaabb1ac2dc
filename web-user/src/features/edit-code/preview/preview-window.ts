import { directionOf, type Language } from '@qlaim/backend/texts';
import type { EditWords } from '@qlaim/backend/texts/owner/edit';

export interface PreviewWindow {
  /** Opens the code's public link, or closes the window without a link. */
  show: (link: string | undefined) => void;
  close: () => void;
}

type PreviewWords = EditWords['frame']['preview'];

/** Opens a window during the click, because browsers block later ones. Returns undefined when blocked. */
export function openPreview(
  words: PreviewWords,
  { language, shop }: { readonly language: Language; readonly shop: string },
): PreviewWindow | undefined {
  const opened = window.open('', '_blank');
  if (!opened) return undefined;
  // The destination may be an untrusted page. It must not have access to this window.
  opened.opener = null;
  const { document } = opened;
  document.title = `${words.button} · ${shop}`;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.documentElement.style.colorScheme = 'light dark';
  document.body.style.font = '16px/1.5 system-ui, sans-serif';
  document.body.style.padding = '2rem';
  document.body.textContent = words.preparing;
  return {
    show: (link) => (link ? opened.location.replace(link) : opened.close()),
    close: () => opened.close(),
  };
}
