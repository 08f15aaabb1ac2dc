import encodeQR from 'qr';
import { isOwnShortCode } from '../../../contract/short-codes/short-code.ts';

/** White modules on each side. Scanners need them. */
const QUIET_ZONE = 4;
export const SYMBOL_OPTIONS = { ecc: 'medium', border: QUIET_ZONE } as const;

/**
 * Returns the text of a code's symbol: the address as it was printed elsewhere, else its link. Capitals need a smaller,
 * sturdier symbol (QR's alphanumeric mode). An address of a host and a short code of ours means the same in capitals.
 */
export const symbolText = (publicUrl: string, code: string, printedAs: string | null = null): string => {
  if (printedAs !== null) return printedAs;
  const link = `${publicUrl}/${code}`;
  return isOwnShortCode(code) && new URL(link).pathname === `/${code}` ? link.toUpperCase() : link;
};

/** Returns the symbol of a text as SVG, on white, which scanners need also on a dark page. */
export function svgOf(text: string): string {
  const side = encodeQR(text, 'raw', SYMBOL_OPTIONS).length;
  const ground = `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`;
  return encodeQR(text, 'svg', SYMBOL_OPTIONS).replace(
    /<svg ([^>]*)>/,
    (_tag, attributes: string) => `<svg shape-rendering="crispEdges" ${attributes}>${ground}`,
  );
}
