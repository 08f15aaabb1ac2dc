import { qrText } from '@qlaim/web-kit';
import encodeQR from 'qr';

/** A code's symbol as the address of an SVG picture, without quiet zone: the frame around it is white. */
export function qrPicture(link: string, shortCode: string): string {
  // One module of border is the least the encoder draws; the view box leaves it out.
  const modules = encodeQR(qrText(link, shortCode), 'raw', { ecc: 'medium', border: 1 });
  const size = modules.length - 2;
  const path = modules.map(darkRuns).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A row's dark modules, neighbours drawn as one, so that no seams show between them. */
function darkRuns(row: readonly boolean[], y: number): string {
  const cells = row.map((dark) => (dark ? '#' : ' ')).join('');
  return Array.from(
    cells.matchAll(/#+/g),
    ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
