import type { InfoOf, InfoType, StoredInfo } from '@qlaim/backend/contract';
import { CONTENT_ENGLISH, type ContentTexts } from '@qlaim/backend/texts/content';
import type { IconName } from '../icons.tsx';

interface ContentType<T extends InfoType> {
  readonly icon: IconName;
  /** Says in words where the code leads. `readable` returns a link as its reader may see it. */
  readonly leadsTo: (info: InfoOf<T>, words: ContentTexts, readable: (link: string) => string) => string;
}

/** How each type of content is told in words. */
const CONTENT_TYPES: { readonly [T in InfoType]: ContentType<T> } = {
  link: {
    icon: 'link',
    leadsTo: ({ link }, { opens }, readable) => opens(shortLink(readable(link))),
  },
  phoneNumber: { icon: 'phone', leadsTo: ({ shown }, { calls }) => calls(shown) },
  memories: {
    icon: 'page',
    leadsTo: ({ memories: { title } }, { page, showsPage }) => (title ? page(title) : showsPage),
  },
  pdf: { icon: 'file', leadsTo: (_info, { opensPdf }) => opensPdf },
  image: { icon: 'image', leadsTo: (_info, { showsGallery }) => showsGallery },
  smartQR: { icon: 'clock', leadsTo: (_info, { opensByTime }) => opensByTime },
};

/** Returns the label and the icon of a code's type. */
export const contentType = (
  info: StoredInfo | null,
  words: ContentTexts = CONTENT_ENGLISH,
): { readonly label: string; readonly icon: IconName } =>
  info === null
    ? { label: words.notSetUp, icon: 'edit' }
    : { label: words.labels[info.infoType], icon: CONTENT_TYPES[info.infoType].icon };

/** Returns the label of a type. */
export const contentTypeLabel = (type: InfoType, words: ContentTexts = CONTENT_ENGLISH): string =>
  words.labels[type];

/** Describes where a code leads: 'Opens youtu.be/dQw4w9WgXcQ', 'Calls +1 …', 'Page: In memory of Rosa'. */
export const describeDestination = <T extends InfoType>(
  info: InfoOf<T> | null,
  readable: (link: string) => string,
  words: ContentTexts = CONTENT_ENGLISH,
): string =>
  info === null ? words.leadsNowhere : CONTENT_TYPES[info.infoType].leadsTo(info, words, readable);

/** Returns an address without scheme, www and a last slash. */
export function shortLink(link: string): string {
  return link
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
