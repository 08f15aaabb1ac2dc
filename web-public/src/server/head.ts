import { type FileInfo, isVideoName, type ScanPage } from '@qlaim/backend/contract';
import type { ScanTexts } from '@qlaim/backend/texts/scan';
import { type PageThemeName, pageThemes } from '@qlaim/web-kit/page-themes';
import { galleryTitle } from '../features/gallery/index.ts';

/** The parts of a document's head that depend on the page. `preview` is for messengers that show a link. */
export interface Head {
  readonly title: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** The colours of the browser around the page. */
  readonly ground: { readonly light: string; readonly dark: string };
  readonly preview?: { readonly image: string | undefined; readonly description: string | undefined };
}

const DESCRIPTION_LENGTH = 200;

/** Returns the theme of a page. That of a gate is always the same, so that it tells nothing of the page behind it. */
export const themeOf = (page: ScanPage): PageThemeName => (page.kind === 'page' ? page.theme : 'paper');

/** Returns the head of a page. A protected page has no preview, whoever sees it (section 4). */
export function headOf(page: ScanPage, words: ScanTexts): Head {
  const { light, dark } = pageThemes[themeOf(page)];
  const base = { indexed: false, ground: { light: light.paper, dark: dark.paper } };
  switch (page.kind) {
    case 'gate':
      return { ...base, title: words.gate.title };
    case 'page': {
      const title = page.title.trim() === '' ? words.untitled : page.title;
      if (page.isProtected) return { ...base, title };
      const cover = page.images.find(({ url }) => url === page.cover) ?? page.portrait ?? page.images[0];
      const preview = { image: previewImage(cover), description: shortened(page.freeText || page.imageText) };
      return { ...base, title, indexed: page.indexed, preview };
    }
    case 'gallery': {
      const title = galleryTitle(page.files, words);
      if (page.files.length === 0) return { ...base, title };
      const first = page.files.find(({ name }) => !isVideoName(name));
      const preview = { image: previewImage(first), description: undefined };
      return { ...base, title, preview };
    }
  }
}

/** Messengers read WebP, but not AVIF. */
const previewImage = (file: FileInfo | undefined): string | undefined =>
  file?.sources.at(-1)?.webp ?? file?.url;

function shortened(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  const letters = [...line];
  return letters.length > DESCRIPTION_LENGTH ? `${letters.slice(0, DESCRIPTION_LENGTH).join('')}…` : line;
}
