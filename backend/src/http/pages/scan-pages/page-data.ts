import type { GalleryView, PageView } from '../../../contract/scan-page.ts';
import type { ContentOf, FilesShown } from '../../content/content-mapper.ts';
import { fileInfo } from '../../content/file-info.ts';
import { shownPage } from '../../content/page.ts';

/** Returns the data of the page that shows a content. */
export const pageData = (
  code: string,
  content: ContentOf<'memories' | 'image'>,
  shown: FilesShown,
): PageView | GalleryView =>
  content.infoType === 'image'
    ? { kind: 'gallery', code, files: content.imageVideos.map((file) => fileInfo(file, shown)) }
    : { kind: 'page', code, ...shownPage(content, shown) };
