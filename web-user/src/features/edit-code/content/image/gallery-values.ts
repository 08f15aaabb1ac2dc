import { type Barcode, ImageBody } from '@qlaim/backend/contract';
import { z } from 'zod';
import { fieldIssues, type TabReading } from '../../field-issues.ts';
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
  const missing = missingFiles('image.files', files);
  const read = ImageBody.safeParse({
    name,
    type: 'image',
    imageVideos: files.map(({ url }) => url),
    descriptions: descriptionsOf(files),
  });
  if (read.success && missing.length === 0) return { body: read.data };
  return { issues: [...missing, ...(read.success ? [] : fieldIssues(read.error, galleryField))] };
}
