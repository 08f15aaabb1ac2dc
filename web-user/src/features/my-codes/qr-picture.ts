import { qrText } from '@qlaim/web-kit';
import encodeQR from 'qr';

/** Returns the QR symbol as a data URL of an SVG. It has no quiet zone because the frame is white. */
export function qrPicture(link: string, shortCode: string): string {
  // The encoder draws a border of at least one module. The view box excludes it.
  const modules = encodeQR(qrText(link, shortCode), 'raw', { ecc: 'medium', border: 1 });
  const size = modules.length - 2;
  const path = modules.map(darkRuns).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns the path of a row's dark modules. It joins neighbours so that no seams appear. */
function darkRuns(row: readonly boolean[], y: number): string {
  const cells = row.map((dark) => (dark ? '#' : ' ')).join('');
  return Array.from(
    cells.matchAll(/#+/g),
    ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
