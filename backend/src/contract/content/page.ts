import { z } from 'zod';
import { longestText } from '../lengths/longest-text.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { optionalLink } from '../primitives.ts';
import { FileAddress, FileDescriptions, FileInfo } from './files.ts';
import { isBefore, LifeDate } from './life-date.ts';
import { shared } from './name.ts';
import { PageLinkInfo, PageLinks } from './page-links.ts';
import { DEFAULT_THEME, PageLook, PageTheme } from './page-look.ts';
import { captionsFit, PageMedia, PageMediaInfo } from './page-media.ts';
import { RestingPlace, RestingPlaceInfo } from './page-place.ts';
import { PageSection, SectionOrder } from './page-sections.ts';

const text = (long: string) => z.string().check(longestText(LIMITS.textLength, long)).default('');

/** A new secure code; null or empty keeps the one that is set. */
const SecureCode = z
  .string()
  .refine((code) => code === '' || code.length >= LIMITS.secureCode.min, FORM_MESSAGES.secureCodeShort)
  .max(LIMITS.secureCode.max, FORM_MESSAGES.secureCodeLong)
  .nullable()
  .default(null);

const PlacedFile = z.strictObject({ index: z.int().min(0), url: FileAddress });
const PlacedFiles = z.array(PlacedFile).max(LIMITS.contentFiles, FORM_MESSAGES.tooManyFiles).default([]);

/** The texts that a page shows. */
export const PageTexts = z.object({
  title: z.string(),
  freeText: z.string(),
  videoUrl: z.string(),
  videoDescription: z.string(),
  imageText: z.string(),
  pdfTitle: z.string(),
});

/** The parts of a page that it shows. */
export type PageParts = z.infer<typeof PageTexts> & {
  readonly [list in 'videos' | 'images' | 'pdfs' | 'recordings' | 'links']: readonly unknown[];
} & {
  readonly [part in 'portrait' | 'born' | 'died' | 'place']: unknown;
};

/**
 * A memorial-style page in a request (sections 3 and 5, Create Page). `descriptions` are those of its images and of the
 * portrait, `cover` is the address of one of the images, and `order` names sections of the page.
 */
export const PageFields = z
  .strictObject({
    title: text(FORM_MESSAGES.titleLong),
    freeText: text(FORM_MESSAGES.freeTextLong),
    videoUrl: optionalLink(FORM_MESSAGES.linkInvalid).default(''),
    videoDescription: text(FORM_MESSAGES.videoDescriptionLong),
    imageText: text(FORM_MESSAGES.imageTextLong),
    pdfTitle: text(FORM_MESSAGES.titleLong),
    isProtected: z.boolean().default(false),
    password: SecureCode,
    videos: PlacedFiles,
    images: PlacedFiles,
    pdfs: z.array(FileAddress).max(LIMITS.contentFiles, FORM_MESSAGES.tooManyFiles).default([]),
    ...PageMedia.shape,
    descriptions: FileDescriptions,
    theme: PageTheme.default(DEFAULT_THEME),
    cover: FileAddress.nullable().default(null),
    indexed: z.boolean().default(false),
    portrait: FileAddress.nullable().default(null),
    born: LifeDate,
    died: LifeDate,
    place: RestingPlace.nullable().default(null),
    links: PageLinks,
    order: SectionOrder,
  })
  .refine((page) => !isEmptyPage(page), { path: ['title'], message: FORM_MESSAGES.pageEmpty })
  .refine(({ cover, images }) => cover === null || images.some(({ url }) => url === cover), {
    path: ['cover'],
    message: FORM_MESSAGES.coverUnknown,
  })
  .refine(captionsFit, { path: ['captions'], message: FORM_MESSAGES.captionsOfVideo })
  .refine(({ indexed, isProtected }) => !(indexed && isProtected), {
    path: ['indexed'],
    message: FORM_MESSAGES.indexedProtected,
  })
  .refine(({ born, died }) => born === null || died === null || !isBefore(died, born), {
    path: ['died'],
    message: FORM_MESSAGES.diedBeforeBorn,
  });
export type PageFields = z.output<typeof PageFields>;
export type PageFieldsInput = z.input<typeof PageFields>;

/** Returns whether a page has nothing to show. Such a page can't be saved (section 2). */
export function isEmptyPage(page: PageParts): boolean {
  const texts = PageTexts.keyof().options.map((name) => page[name]);
  const lists = [page.videos, page.images, page.pdfs, page.recordings, page.links];
  const parts = [page.portrait, page.born, page.died, page.place];
  return (
    texts.every((written) => written.trim() === '') &&
    lists.every(({ length }) => length === 0) &&
    parts.every((part) => part === null)
  );
}

/** Returns the message for a protected page without a secure code, or undefined. `isSet`: the page has one already. */
export const secureCodeProblem = (
  { isProtected, password }: Pick<PageFields, 'isProtected' | 'password'>,
  isSet: boolean,
): string | undefined => (isProtected && !password && !isSet ? FORM_MESSAGES.secureCodeRequired : undefined);

/** Updates a code to lead to a page. */
export const PageBody = z.strictObject({
  ...shared,
  type: z.literal('memories'),
  memories: PageFields,
});

const PlacedInfo = z.object({ index: z.int(), url: z.string() });

/** What a page says of a person's life, in an answer. */
export const PageLife = z.object({
  /** `1931`, `1931-05` or `1931-05-12`; null where it is not said. */
  born: z.string().nullable(),
  died: z.string().nullable(),
  place: RestingPlaceInfo.nullable(),
  links: z.array(PageLinkInfo),
  /** All sections in the order of the page. */
  order: z.array(PageSection),
});

/** `password` is always null: a secure code never leaves the server. `files` says more of each file. */
export const PageInfo = z.object({
  infoType: z.literal('memories'),
  memories: z.object({
    ...PageTexts.shape,
    isProtected: z.boolean(),
    password: z.null(),
    videos: z.array(PlacedInfo),
    images: z.array(PlacedInfo),
    pdfs: z.array(z.string()),
    ...PageMediaInfo.shape,
    files: z.array(FileInfo),
    /** The address of the portrait; null for none. */
    portrait: z.string().nullable(),
    ...PageLife.shape,
    ...PageLook.shape,
  }),
});
