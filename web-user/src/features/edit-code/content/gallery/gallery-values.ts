import type { Barcode } from '@qlaim/backend/contract';
import { z } from 'zod';
import { readUpdate, type TabReading } from '../../field-issues.ts';
import { descriptionsOf, FileValue, filesInOrder, missingFiles } from '../../files/file-value.ts';

/** The fields of the Images/Videos tab. */
export const GalleryValues = z.object({ files: z.array(FileValue) });
export type GalleryValues = z.infer<typeof GalleryValues>;

export function galleryValuesOf(storedInfo: Barcode['storedInfo']): GalleryValues {
  if (storedInfo?.infoType !== 'image') return { files: [] };
  return { files: filesInOrder(storedInfo.imageVideos, storedInfo.files) };
}

/** Maps a path of the contract to the path of its field. */
export const galleryField = (path: string): string =>
  path.replace(/^imageVideos\b/, 'image.files').replace(/^descriptions\.(\d+)\..*$/, 'image.files.$1');

/** Returns the update for the listed files, or the first issue of each field. */
export function readGallery(name: string, { files }: GalleryValues): TabReading {
  const imageVideos = files.map(({ url }) => url);
  const update = { name, type: 'image' as const, imageVideos, descriptions: descriptionsOf(files) };
  return readUpdate(update, galleryField, missingFiles('image.files', files));
}
