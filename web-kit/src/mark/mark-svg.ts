import { type MarkColours, mark, markShapes } from '@qlaim/backend/mark';
import { colours } from '../tokens.ts';

export function markSvg(use: MarkColours, size: number = mark.box): string {
  const { box } = mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">${markShapes(use)}</svg>`;
}

/** Returns the icon with both palettes, because a browser's tab can be dark while the page is light. */
export function faviconSvg(): string {
  const { light, dark } = colours;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.box} ${mark.box}"><title>Qlaim</title><style>:root{--line:${light.brand};--eye:${light.ink}}@media(prefers-color-scheme:dark){:root{--line:${dark.brand};--eye:${dark.ink}}}</style>${markShapes({ line: 'var(--line)', eye: 'var(--eye)' })}</svg>\n`;
}
