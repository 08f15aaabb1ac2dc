import {
  type Barcode,
  DEFAULT_THEME,
  isEmptyPage,
  type PageFieldsInput,
  PageTheme,
  secureCodeProblem,
} from '@qlaim/backend/contract';
import { z } from 'zod';
import { readUpdate, type TabReading } from '../../field-issues.ts';
import { descriptionsOf, FileValue, filesInOrder, missingFiles } from '../../files/file-value.ts';
import { LIFE_VALUES, lifeField, lifeIssues, lifeOf, lifeValuesOf } from './life-values.ts';
import { MediaValues, mediaValuesOf, readMedia } from './media/media-values.ts';

/** The fields of the Create Page tab, as typed. */
export const PageValues = z.object({
  title: z.string().default(''),
  freeText: z.string().default(''),
  videoUrl: z.string().default(''),
  videoDescription: z.string().default(''),
  imageText: z.string().default(''),
  pdfTitle: z.string().default(''),
  isProtected: z.boolean().default(false),
  password: z.string().default(''),
  /** Whether the stored page has a secure code. An empty field then keeps it. */
  codeSet: z.boolean().default(false),
  images: z.array(FileValue).default([]),
  videos: z.array(FileValue).default([]),
  pdfs: z.array(FileValue).default([]),
  ...MediaValues.shape,
  theme: PageTheme.default(DEFAULT_THEME),
  /** The id of the file of the cover; empty for none. */
  cover: z.string().default(''),
  indexed: z.boolean().default(false),
  /** One file, or none. */
  portrait: z.array(FileValue).default([]),
  ...LIFE_VALUES,
});
export type PageValues = z.infer<typeof PageValues>;

export const NEW_PAGE = PageValues.parse({});

export function pageValuesOf(storedInfo: Barcode['storedInfo']): PageValues {
  if (storedInfo?.infoType !== 'memories') return NEW_PAGE;
  const { files, images, videos, pdfs, portrait, password: _none, ...texts } = storedInfo.memories;
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
    ...mediaValuesOf(storedInfo.memories),
    cover: texts.cover ?? '',
    portrait: filesInOrder(portrait === null ? [] : [portrait], files),
    ...lifeValuesOf(texts),
  };
}

/** Maps a path of the contract to the path of its field. */
export const pageField = (path: string): string =>
  lifeField(path)
    .replace(/^memories\.portrait$/, 'memories.portrait.0')
    .replace(/^memories\.descriptions\b/, 'memories.images')
    .replace(/^(memories\.(?:images|videos|recordings|captions)\.\d+)\..*$/, '$1');

/** Returns whether the tab holds nothing. */
export const isEmptyInput = (page: PageValues): boolean =>
  isEmptyPage({ ...page, ...lifeOf(page), portrait: page.portrait[0] ?? null }) &&
  lifeIssues(page).length === 0;

/** Returns the update for the typed values, or the first issue of each field (section 5, Create Page). */
export function readPage(name: string, page: PageValues): TabReading {
  const { codeSet, images, videos, pdfs, recordings, captions, portrait, password, cover, ...texts } = page;
  const media = readMedia({ recordings, captions }, videos);
  const placed = (files: readonly FileValue[]) => files.map(({ url }, index) => ({ index, url }));
  const memories: PageFieldsInput = {
    ...texts,
    password: page.isProtected && password !== '' ? password : null,
    images: placed(images),
    videos: placed(videos),
    pdfs: pdfs.map(({ url }) => url),
    ...media.fields,
    descriptions: descriptionsOf([...images, ...portrait]),
    cover: images.find(({ id }) => id === cover)?.url || null,
    indexed: page.indexed && !page.isProtected,
    portrait: portrait[0]?.url ?? null,
    ...lifeOf(page),
  };
  const required = secureCodeProblem({ isProtected: page.isProtected, password }, codeSet);
  return readUpdate({ name, type: 'memories', memories }, pageField, [
    ...lifeIssues(page),
    ...missingFiles('memories.portrait', portrait),
    ...missingFiles('memories.images', images),
    ...missingFiles('memories.videos', videos),
    ...missingFiles('memories.pdfs', pdfs),
    ...media.missing,
    ...(required === undefined ? [] : [{ field: 'memories.password', message: required }]),
  ]);
}
