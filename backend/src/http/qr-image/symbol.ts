import encodeQR from 'qr';
import sharp from 'sharp';

/** White modules on each side. Scanners need them. */
const QUIET_ZONE = 4;
const OPTIONS = { ecc: 'medium', border: QUIET_ZONE } as const;

/**
 * Returns the text of a code's symbol. Capitals need a smaller, sturdier symbol (QR's alphanumeric mode). An address of a
 * host and the short code means the same in capitals.
 */
export const symbolText = (publicUrl: string, code: string): string => {
  const link = `${publicUrl}/${code}`;
  return new URL(link).pathname === `/${code}` ? link.toUpperCase() : link;
};

/** Returns the symbol of a code's link as SVG, on white, which scanners need also on a dark page. */
export const symbolSvg = (publicUrl: string, code: string): string => svgOf(symbolText(publicUrl, code));

/** Returns the symbol of any text as SVG, on white. */
export function svgOf(text: string): string {
  const side = encodeQR(text, 'raw', OPTIONS).length;
  const ground = `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`;
  return encodeQR(text, 'svg', OPTIONS).replace(
    /<svg ([^>]*)>/,
    (_tag, attributes: string) => `<svg shape-rendering="crispEdges" ${attributes}>${ground}`,
  );
}

/** Returns the symbol as PNG, at most `size` pixels wide: every module has a whole number of pixels, so that it is sharp. */
export async function symbolPng(publicUrl: string, code: string, size: number): Promise<Buffer> {
  const modules = encodeQR(symbolText(publicUrl, code), 'raw', OPTIONS);
  const side = modules.length;
  const pixels = Uint8Array.from(modules.flat(), (dark) => (dark ? 0 : 255));
  const shown = side * Math.max(1, Math.floor(size / side));
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(shown, shown, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
}
