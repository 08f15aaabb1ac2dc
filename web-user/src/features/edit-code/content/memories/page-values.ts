import {
  type Barcode,
  isEmptyPage,
  Memories,
  type MemoriesInput,
  PageTheme,
  secureCodeProblem,
} from '@qlaim/backend/contract';
import { z } from 'zod';
import { fieldIssues, type TabReading } from '../../field-issues.ts';
import { descriptionsOf, FileValue, filesInOrder, missingFiles } from '../../files/file-value.ts';

/** The fields of the Create Page tab, as typed. */
export const PageValues = z.object({
  title: z.string(),
  freeText: z.string(),
  videoUrl: z.string(),
  videoDescription: z.string(),
  imageText: z.string(),
  pdfTitle: z.string(),
  isProtected: z.boolean(),
  password: z.string(),
  /** Whether the stored page has a secure code. An empty field then keeps it. */
  codeSet: z.boolean(),
  images: z.array(FileValue),
  videos: z.array(FileValue),
  pdfs: z.array(FileValue),
  // A draft of an earlier version has none of these.
  theme: PageTheme.default('paper'),
  /** The id of the file of the cover; empty for none. */
  cover: z.string().default(''),
  indexed: z.boolean().default(false),
});
export type PageValues = z.infer<typeof PageValues>;

export const NEW_PAGE: PageValues = {
  title: '',
  freeText: '',
  videoUrl: '',
  videoDescription: '',
  imageText: '',
  pdfTitle: '',
  isProtected: false,
  password: '',
  codeSet: false,
  images: [],
  videos: [],
  pdfs: [],
  theme: 'paper',
  cover: '',
  indexed: false,
};

export function pageValuesOf(storedInfo: Barcode['storedInfo']): PageValues {
  if (storedInfo?.infoType !== 'memories') return NEW_PAGE;
  const { files, images, videos, pdfs, password: _none, ...texts } = storedInfo.memories;
  const listed = (placed: typeof images) => {
    const urls = placed.toSorted((a, b) => a.index - b.index).map(({ url }) => url);
    return filesInOrder(urls, files);
  };
  return {
    ...texts,
    password: '',
    codeSet: texts.isProtected,
    images: listed(images),
    videos: listed(videos),
    pdfs: filesInOrder(pdfs, files),
    cover: texts.cover ?? '',
  };
}

/** Returns whether the page has nothing to show. A running upload counts as a file. */
export const isEmpty = (page: PageValues): boolean => isEmptyPage(page);

/** Maps a path of the contract to the path of its field. */
export const pageField = (path: string): string =>
  `memories.${path.replace(/^descriptions\./, 'images.').replace(/^(images|videos)\.(\d+)\..*$/, '$1.$2')}`;

/** Returns the update for the typed values, or the first issue of each field (section 5, Create Page). */
export function readPage(name: string, page: PageValues): TabReading {
  const { codeSet, images, videos, pdfs, password, cover, ...texts } = page;
  const placed = (files: readonly FileValue[]) => files.map(({ url }, index) => ({ index, url }));
  const input: MemoriesInput = {
    ...texts,
    password: page.isProtected && password !== '' ? password : null,
    images: placed(images),
    videos: placed(videos),
    pdfs: pdfs.map(({ url }) => url),
    descriptions: descriptionsOf(images),
    cover: images.find(({ id }) => id === cover)?.url || null,
    indexed: page.indexed && !page.isProtected,
  };
  const missing = [
    ...missingFiles('memories.images', images),
    ...missingFiles('memories.videos', videos),
    ...missingFiles('memories.pdfs', pdfs),
  ];
  const read = Memories.safeParse(input);
  const required = secureCodeProblem({ isProtected: page.isProtected, password }, codeSet);
  const issues = [
    ...missing,
    ...(required === undefined ? [] : [{ field: 'memories.password', message: required }]),
    ...(read.success ? [] : fieldIssues(read.error, pageField)),
  ];
  return read.success && issues.length === 0
    ? { body: { name, type: 'memories', memories: read.data } }
    : { issues };
}
