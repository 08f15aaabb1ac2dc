import { type AdminCode, type InfoOf, type InfoType, isVideoType } from '@qlaim/backend/contract';
import { asciiLink } from '@qlaim/backend/contract/ascii-link';
import type { CodeListTexts } from '@qlaim/backend/texts/console/codes/list';
import { shortLink } from '@qlaim/web-kit';

type Words = CodeListTexts['stored'];

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
const WORDS: { readonly [T in InfoType]: (info: InfoOf<T>, code: string, words: Words) => StoredTexts } = {
  link: ({ link }, _code, { types }) => ({ type: types.link, what: short(link), href: link }),
  phoneNumber: ({ shown, phoneNumber }, _code, { types }) => ({
    type: types.phoneNumber,
    what: shown,
    href: `tel:${phoneNumber}`,
  }),
  memories: ({ memories: { title, isProtected } }, code, { types }) => ({
    type: isProtected ? types.protected : types.memories,
    what: title,
    href: code,
  }),
  pdf: ({ pdf, files: [first, ...others] }, code, words) => ({
    type: words.types.pdf,
    what: andMore(first?.name ?? short(pdf), others, words),
    href: code,
  }),
  image: ({ files }, code, words) => {
    const videos = files.filter(({ contentType }) => isVideoType(contentType)).length;
    const images = files.length - videos;
    const what = both(images && words.images(images), videos && words.videos(videos), words);
    return { type: words.types.image, what, href: code };
  },
  smartQR: ({ smartQR: { conditions, defaultUrl } }, code, words) => {
    const [first, ...others] = conditions;
    const times = first && andMore(`${first.from}–${first.to} ${short(first.url)}`, others, words);
    const otherwise = defaultUrl && words.otherwise(short(defaultUrl));
    return { type: words.types.smartQR, what: both(times, otherwise, words), href: code };
  },
};

const andMore = (first: string, others: readonly unknown[], words: Words): string =>
  others.length === 0 ? first : words.andMore(first, others.length);

/** Returns what there is of two texts. */
const both = (first: string | 0 | undefined, second: string | 0, words: Words): string =>
  first && second ? words.both(first, second) : first || second || '';

const describe = <T extends InfoType>(info: InfoOf<T>, code: string, words: Words): StoredTexts =>
  WORDS[info.infoType](info, code, words);

/** Describes the stored content of a code of any type; undefined for an empty code. */
export const storedTexts = (
  { storedInfo, link }: Pick<AdminCode, 'storedInfo' | 'link'>,
  words: Words,
): StoredTexts | undefined => (storedInfo === null ? undefined : describe(storedInfo, link, words));

/** Returns type and content in one text: 'Link: youtu.be/dQw4'. */
export const storedLine = ({ type, what }: StoredTexts, { of }: Words): string =>
  what === '' ? type : of(type, what);
