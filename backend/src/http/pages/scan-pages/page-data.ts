import type { GalleryPage, MemoriesPage } from '../../../contract/scan-page.ts';
import { lookOf } from '../../../domain/qr-code/content/memories.ts';
import type { ContentOf, FilesShown } from '../../content/content-mapper.ts';
import { fileInfo } from '../../content/file-info.ts';

/** Returns the data of the page that shows a content. */
export function pageData(
  code: string,
  content: ContentOf<'memories' | 'image'>,
  shown: FilesShown,
): MemoriesPage | GalleryPage {
  if (content.infoType === 'image')
    return { kind: 'gallery', code, files: content.imageVideos.map((file) => fileInfo(file, shown)) };
  const { secureCode, images, videos, pdfs, ...texts } = content.memories;
  const { cover, ...look } = lookOf(content.memories);
  return {
    kind: 'memories',
    code,
    isProtected: secureCode !== null,
    ...texts,
    images: images.map((file) => fileInfo(file, shown)),
    videos: videos.map((file) => fileInfo(file, shown)),
    pdfs: pdfs.map((file) => fileInfo(file, shown)),
    ...look,
    cover: cover === null ? null : shown.addressOf(cover),
  };
}
