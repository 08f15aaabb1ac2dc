import { type AdminCode, type InfoOf, type InfoType, isVideoType } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import { shortLink } from '@qlaim/web-kit';
import { counted } from '../../widgets/counted.ts';

/** What a code stores, in words, and where it is seen. */
export interface StoredTexts {
  /** The type of content (specification, section 3). */
  readonly type: string;
  /** One line; empty where the type says it all. */
  readonly what: string;
  readonly href: string;
}

const short = (address: string): string => shortLink(asciiLink(address));

/** Describes the content of each type. `code`: where a scan of the code leads to. */
const WORDS: { readonly [T in InfoType]: (info: InfoOf<T>, code: string) => StoredTexts } = {
  link: ({ link }) => ({ type: 'Link', what: short(link), href: link }),
  phoneNumber: ({ shown, phoneNumber }) => ({ type: 'Phone call', what: shown, href: `tel:${phoneNumber}` }),
  memories: ({ memories: { title, isProtected } }, code) => ({
    type: isProtected ? 'Protected page' : 'Page',
    what: title,
    href: code,
  }),
  pdf: ({ pdf, files: [first, ...others] }, code) => ({
    type: 'PDF',
    what: andMore(first?.name ?? short(pdf), others),
    href: code,
  }),
  image: ({ files }, code) => {
    const videos = files.filter(({ contentType }) => isVideoType(contentType)).length;
    const images = files.length - videos;
    const what = [images && counted(images, 'image'), videos && counted(videos, 'video')]
      .filter(Boolean)
      .join(', ');
    return { type: 'Images and videos', what, href: code };
  },
  smartQR: ({ smartQR: { conditions, defaultUrl } }, code) => {
    const [first, ...others] = conditions;
    const times = first ? andMore(`${first.from}–${first.to} ${short(first.url)}`, others) : '';
    const otherwise = defaultUrl === '' ? '' : `else ${short(defaultUrl)}`;
    return { type: 'Smart QR', what: [times, otherwise].filter(Boolean).join(', '), href: code };
  },
};

const andMore = (first: string, others: readonly unknown[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

const messageOf = <T extends InfoType>(info: InfoOf<T>, code: string): StoredTexts =>
  WORDS[info.infoType](info, code);

/** Describes the stored content of a code of any type; undefined for an empty code. */
export const storedTexts = ({
  storedInfo,
  link,
}: Pick<AdminCode, 'storedInfo' | 'link'>): StoredTexts | undefined =>
  storedInfo === null ? undefined : messageOf(storedInfo, link);
