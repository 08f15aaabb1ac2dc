import encodeQR from 'qr';

/** White modules on each side. Scanners need them. */
const QUIET_ZONE = 4;

/** Neighbouring dark modules of one row, counted from the top left corner. */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

export interface QrSymbol {
  /** The modules of one side, with the quiet zone. */
  readonly side: number;
  /** All dark modules. Neighbours are joined, so that no seams appear between them. */
  readonly runs: readonly Run[];
}

/** Returns the symbol of a text. */
export function qrSymbol(text: string): QrSymbol {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return { side: modules.length, runs: modules.flatMap(darkRuns) };
}

function darkRuns(row: readonly boolean[], y: number): Run[] {
  const cells = row.map((dark) => (dark ? '#' : ' ')).join('');
  return Array.from(cells.matchAll(/#+/g), ({ 0: run, index }) => ({ x: index, y, length: run.length }));
}

export function symbolSvg({ side, runs }: QrSymbol): string {
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}

/** Returns the largest side in pixels, up to `limit`, that gives each module a whole number of pixels. */
export const sharpSide = ({ side }: QrSymbol, limit: number): number =>
  side * Math.max(1, Math.floor(limit / side));
