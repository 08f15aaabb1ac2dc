import type { AdminCode } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { counted } from './counted.ts';

/** What a code stores, in words, and where it is seen. */
export interface StoredWords {
  /** The type of content (specification, section 3). */
  readonly type: string;
  /** One line; empty where the type says it all. */
  readonly what: string;
  readonly href: string;
}

const short = (link: string) =>
  asciiLink(link)
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');

/** Describes the stored content of a code of any type; undefined for an empty code. */
export function storedWords({
  storedInfo,
  link,
}: Pick<AdminCode, 'storedInfo' | 'link'>): StoredWords | undefined {
  switch (storedInfo?.infoType) {
    case 'link':
      return { type: 'Link', what: short(storedInfo.link), href: storedInfo.link };
    case 'phoneNumber':
      return { type: 'Phone call', what: storedInfo.shown, href: `tel:${storedInfo.phoneNumber}` };
    case 'memories': {
      const { title, isProtected } = storedInfo.memories;
      return { type: isProtected ? 'Protected page' : 'Page', what: title, href: link };
    }
    case 'pdf': {
      const { pdf, files } = storedInfo;
      const [first] = files;
      const name = first?.name ?? short(pdf);
      return {
        type: 'PDF',
        what: files.length > 1 ? `${name} and ${files.length - 1} more` : name,
        href: link,
      };
    }
    case 'image': {
      const videos = storedInfo.files.filter(({ contentType }) => contentType.startsWith('video/')).length;
      const images = storedInfo.files.length - videos;
      const what = [counted(images, 'image'), counted(videos, 'video')].filter(Boolean).join(', ');
      return { type: 'Images and videos', what, href: link };
    }
    case 'smartQR': {
      const { conditions, defaultUrl } = storedInfo.smartQR;
      const [first] = conditions;
      const times = first
        ? `${first.from}–${first.to} ${short(first.url)}${conditions.length > 1 ? ` and ${conditions.length - 1} more` : ''}`
        : '';
      const otherwise = defaultUrl === '' ? '' : `else ${short(defaultUrl)}`;
      return { type: 'Smart QR', what: [times, otherwise].filter(Boolean).join(', '), href: link };
    }
    case undefined:
      return undefined;
  }
}
