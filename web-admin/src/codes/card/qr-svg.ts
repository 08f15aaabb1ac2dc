import { qrText } from '@qlaim/web-kit';
import encodeQR from 'qr';

/** Modules of white on each side that scanners need. */
const QUIET_ZONE = 4;

/** Pixels a module: whole ones, so that edges stay sharp. */
const MODULE = 4;

export interface QrPicture {
  svg: string;
  /** Pixels of a side at which every module is a whole number of pixels. */
  size: number;
}

export function qrPicture(link: string, shortCode: string): QrPicture {
  const text = qrText(link, shortCode);
  const options = { ecc: 'medium', border: QUIET_ZONE } as const;
  const modules = encodeQR(text, 'raw', options).length;
  const svg = encodeQR(text, 'svg', options).replace('<svg ', '<svg shape-rendering="crispEdges" ');
  return { svg, size: modules * MODULE };
}

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
