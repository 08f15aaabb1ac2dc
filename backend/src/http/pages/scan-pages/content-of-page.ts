import type { PageKind } from '../../../contract/pages.ts';
import { knownContent, type QrCode } from '../../../domain/qr-code/state.ts';
import type { ContentOf } from '../../content/content-mapper.ts';
import type { Resolution } from '../resolver/resolution.ts';

/**
 * Returns the content that a page of a code shows. A code that leads elsewhere has none; a gallery of an owned code without
 * content is empty (section 2, Gallery).
 */
export function contentOfPage(
  page: PageKind,
  code: QrCode,
  resolution: Resolution,
): ContentOf<'memories' | 'image'> | 'empty' | 'elsewhere' {
  if (page === 'image-videos' && resolution.kind === 'nowhere' && resolution.why === 'empty') return 'empty';
  if (resolution.kind !== 'page' || resolution.page !== page) return 'elsewhere';
  const content = knownContent(code);
  return content?.infoType === 'memories' || content?.infoType === 'image' ? content : 'elsewhere';
}
