import { normaliseLink } from '../../../contract/links/web-link.ts';
import type { GalleryView, PageView } from '../../../contract/scan-page.ts';
import type { Flag } from '../../../domain/qr-code/flags/flag-state.ts';
import type { ContentOf, FilesShown } from '../../content/content-mapper.ts';
import { fileInfo } from '../../content/file-info.ts';
import { shownPage } from '../../content/page.ts';
import { warningAddress } from '../../content/warnings.ts';

/** Returns the data of the page that shows a content. A flagged film is not shown: a browser would load it unasked. */
export function pageData(
  code: string,
  content: ContentOf<'memories' | 'image'>,
  shown: FilesShown,
  warnings: PageView['warnings'],
): PageView | GalleryView {
  if (content.infoType === 'image')
    return { kind: 'gallery', code, files: content.imageVideos.map((file) => fileInfo(file, shown)) };
  const page = shownPage(content, shown);
  const videoUrl = Object.hasOwn(warnings, normaliseLink(page.videoUrl)) ? '' : page.videoUrl;
  return { kind: 'page', code, ...page, videoUrl, warnings };
}

/** Returns what a page opens in place of flagged addresses. */
export const warningsOf = (
  code: string,
  flags: readonly Flag[],
  { publicUrl }: { readonly publicUrl: string },
): PageView['warnings'] =>
  Object.fromEntries(flags.map(({ url }) => [url, warningAddress(publicUrl, code, url)]));
