import type { Barcode } from '@qlaim/backend/contract';
import { parseUrl } from '@qlaim/backend/contract/parse-url';
import { isOwnShortCode } from '@qlaim/backend/contract/short-code';

/**
 * Returns the text of a code's QR symbol: the address as it was printed elsewhere, else its link. Capitals need a smaller,
 * sturdier symbol (QR's alphanumeric mode). An address of a host and a short code of ours means the same in capitals. Any
 * other address stays unchanged.
 */
export function qrText({
  link,
  shortCode,
  printed,
}: Pick<Barcode, 'link' | 'shortCode' | 'printed'>): string {
  if (printed !== null) return printed.address;
  return isOwnShortCode(shortCode) && parseUrl(link)?.pathname === `/${shortCode}`
    ? link.toUpperCase()
    : link;
}
