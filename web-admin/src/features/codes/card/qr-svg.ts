import encodeQR from 'qr';

/** White modules on each side. Scanners need them. */
const QUIET_ZONE = 4;

/** Pixels per module. A whole number keeps edges sharp. */
const MODULE = 3;

export interface QrPicture {
  svg: string;
  /** Pixels per side that give every module a whole number of pixels. */
  size: number;
}

/** Returns the symbol of a text. */
export function qrPicture(text: string): QrPicture {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: QUIET_ZONE });
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  return { svg: svg.replace('<svg ', '<svg shape-rendering="crispEdges" '), size: modules * MODULE };
}

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
