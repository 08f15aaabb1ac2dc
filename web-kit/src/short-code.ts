import { parseUrl } from '@qlaim/backend/contract/parse-url';
import { isOwnShortCode } from '@qlaim/backend/contract/short-code';

/**
 * Returns the text of a QR symbol. Capitals need a smaller, sturdier symbol (QR's alphanumeric mode). An address of a
 * host and a short code of ours means the same in capitals. Any other address stays unchanged.
 */
export function qrText(link: string, shortCode: string): string {
  return isOwnShortCode(shortCode) && parseUrl(link)?.pathname === `/${shortCode}`
    ? link.toUpperCase()
    : link;
}
