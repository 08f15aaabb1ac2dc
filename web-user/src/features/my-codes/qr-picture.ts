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
  // One module of border is the least the encoder draws; the view box leaves it out.
  const modules = encodeQR(symbolText(link), 'raw', { ecc: 'medium', border: 1 });
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
