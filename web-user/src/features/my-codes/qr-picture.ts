import encodeQR from 'qr';

/**
 * What the symbol carries: the link in upper case, which fits a smaller and sturdier symbol. Only where nothing but the
 * short code follows the host, because other paths may tell cases apart.
 */
export function symbolText(link: string): string {
  return /^https?:\/\/[^/?#]+\/[0-9a-z]+$/i.test(link) ? link.toUpperCase() : link;
}

/** The QR code of a link as the address of an SVG picture, without quiet zone: the frame around it is white. */
export function qrPicture(link: string): string {
  const svg = encodeQR(symbolText(link), 'svg', { ecc: 'medium', border: 0 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
