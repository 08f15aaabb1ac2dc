import { qrText } from '@qlaim/web-kit';
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

export function qrPicture(link: string, shortCode: string): QrPicture {
  const text = qrText(link, shortCode);
  const options = { ecc: 'medium', border: QUIET_ZONE } as const;
  const modules = encodeQR(text, 'raw', options).length;
  const svg = encodeQR(text, 'svg', options).replace('<svg ', '<svg shape-rendering="crispEdges" ');
  return { svg, size: modules * MODULE };
}

export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
