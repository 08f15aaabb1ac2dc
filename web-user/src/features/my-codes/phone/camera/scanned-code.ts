import type { Barcode } from '@qlaim/backend/contract';
import { parseUrl } from '@qlaim/backend/contract/parse-url';
import { shortCodeOf } from '@qlaim/backend/contract/short-code';

/** What a scanned text is: the short code of one of ours, or something else. `own` says whether it is one of the owner's. */
export type Scanned = { readonly code: string; readonly own: boolean } | 'foreign';

/**
 * Reads the text of a symbol. A symbol of ours holds an address of this installation, with the short code alone as its path.
 * @param origin that of this page. The codes of the owner may have another one, which symbols are printed with.
 */
export function readScanned(
  text: string,
  codes: readonly Pick<Barcode, 'shortCode' | 'link'>[],
  origin: string,
): Scanned {
  const url = parseUrl(text.trim());
  const origins = new Set([origin, ...codes.slice(0, 1).map(({ link }) => parseUrl(link)?.origin)]);
  const code = url && origins.has(url.origin) ? shortCodeOf(url.pathname.slice(1)) : undefined;
  return code === undefined ? 'foreign' : { code, own: codes.some(({ shortCode }) => shortCode === code) };
}
