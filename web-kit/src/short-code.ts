import { parseUrl } from '@qlaim/backend/contract/parse-url';

/**
 * Returns the text of a QR symbol. Capitals need a smaller, sturdier symbol (QR's alphanumeric mode). An address of a
 * host and the short code means the same in capitals. Any other address stays unchanged.
 */
export function qrText(link: string, shortCode: string): string {
  return parseUrl(link)?.pathname === `/${shortCode}` ? link.toUpperCase() : link;
}
