/** A short code as it is printed under its symbol: '7K3M 9QWX 2P'. */
export function printCode(shortCode: string): string {
  return shortCode.match(/.{1,4}/g)?.join(' ') ?? shortCode;
}

/**
 * What a code's symbol carries. An address that is nothing but a host and the short code means the same in capitals, and
 * capitals make a smaller, sturdier symbol (QR's alphanumeric mode). Any other address is encoded as it is.
 */
export function qrText(link: string, shortCode: string): string {
  return URL.parse(link)?.pathname === `/${shortCode}` ? link.toUpperCase() : link;
}
