import { z } from 'zod';
import { StoredFile } from './file.ts';

/** The captions of one video: its key, the language (ISO 639-1), and the file. */
const StoredCaptions = z.object({ video: z.string(), language: z.string(), file: StoredFile });

const StoredTheme = z.enum(['paper', 'slate', 'garden', 'night', 'plain']);

/** A resting place. Texts are empty where nothing is said; coordinates are degrees, north and east. */
const StoredPlace = z.object({
  text: z.string(),
  address: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});

export const StoredPage = z.object({
  infoType: z.literal('memories'),
  memories: z.object({
    title: z.string(),
    freeText: z.string(),
    videoUrl: z.string(),
    videoDescription: z.string(),
    imageText: z.string(),
    pdfTitle: z.string(),
    /** The id of the secure code's hash in the vault; null for an unprotected page. */
    secureCode: z.string().nullable(),
    videos: z.array(StoredFile),
    images: z.array(StoredFile),
    pdfs: z.array(StoredFile),
    /** The title of a recording is the description of its file. Absent for none. */
    recordings: z.array(StoredFile).optional(),
    captions: z.array(StoredCaptions).optional(),
    /** Absent in pages that were saved before themes. */
    theme: StoredTheme.optional(),
    /** The key of the image that is shown large at the top; absent for none. */
    cover: z.string().optional(),
    /** Whether search engines may list the page. */
    indexed: z.boolean().optional(),
    portrait: StoredFile.optional(),
    /** Dates of life: `1931`, `1931-05` or `1931-05-12`. */
    born: z.string().optional(),
    died: z.string().optional(),
    place: StoredPlace.optional(),
    links: z.array(z.object({ url: z.string(), text: z.string() })).optional(),
    /** Names of sections; absent for the default order. Those that are not named come last. */
    order: z.array(z.string()).optional(),
  }),
});
export type StoredPage = z.infer<typeof StoredPage>;
type PageFields = StoredPage['memories'];

/** Returns how a page looks and whether search engines may list it; null for no cover. */
export const lookOf = ({ theme = 'paper', cover, indexed = false, secureCode }: PageFields) => ({
  theme,
  cover: cover ?? null,
  indexed: indexed && secureCode === null,
});

/** Returns the uploaded files of a page, in the order in which answers list them. */
export const filesOfPage = ({
  memories: { portrait, images, videos, pdfs, recordings = [], captions = [] },
}: StoredPage): readonly StoredFile[] => [
  ...(portrait === undefined ? [] : [portrait]),
  ...images,
  ...videos,
  ...pdfs,
  ...recordings,
  ...captions.map(({ file }) => file),
];
