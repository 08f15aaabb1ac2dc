import { type Figures, ratio } from './rounds.ts';

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const twoDigits = (value: number) => value.toFixed(2);
const costs = ({ cpu, p50, p99 }: Figures) => [Math.round(cpu), twoDigits(p50), twoDigits(p99)];

/** Renders scans a second, and their ratios to the bare server and to the floor, of which `least` is the aim. */
export function scanTable(connections: number, least: number, figures: readonly Figures[]): string {
  const [bare, floor] = figures;
  return [
    row(
      `${connections} connections`,
      'scans/s',
      'ratio to bare',
      `ratio to floor (≥ ${twoDigits(least)})`,
      'CPU µs',
      'p50 ms',
      'p99 ms',
    ),
    row('---', '--:', '--:', '--:', '--:', '--:', '--:'),
    ...figures.map((figure) =>
      row(
        figure.name,
        Math.round(figure.perSecond),
        twoDigits(ratio(figure, bare, 'perSecond')),
        twoDigits(ratio(figure, floor, 'perSecond')),
        ...costs(figure),
      ),
    ),
    '',
  ].join('\n');
}

/** Renders pages a second, and their ratio to the bare server; the aim is half of it. */
export const pageTable = (connections: number, figures: readonly Figures[]): string =>
  ratioTable(connections, 'pages/s', 'ratio to bare (≥ 0.50)', figures);

/** Renders scans of many codes beside those of a few, the first. */
export const evenTable = (connections: number, least: number, figures: readonly Figures[]): string =>
  ratioTable(connections, 'scans/s', `ratio (≥ ${twoDigits(least)})`, figures);

/** Renders rates, and their ratios to that of the first. */
function ratioTable(connections: number, rate: string, share: string, figures: readonly Figures[]): string {
  const [first] = figures;
  return [
    row(`${connections} connections`, rate, share, 'CPU µs', 'p50 ms', 'p99 ms'),
    row('---', '--:', '--:', '--:', '--:', '--:'),
    ...figures.map((figure) =>
      row(
        figure.name,
        Math.round(figure.perSecond),
        twoDigits(ratio(figure, first, 'perSecond')),
        ...costs(figure),
      ),
    ),
    '',
  ].join('\n');
}

/** Renders how long scans take with background work, compared with scans alone. */
export function backgroundTable(connections: number, figures: readonly Figures[]): string {
  const [alone] = figures;
  return [
    row(`${connections} connections`, 'scans/s', 'p50 ms', 'p99 ms', 'p99 ratio to alone'),
    row('---', '--:', '--:', '--:', '--:'),
    ...figures.map((figure) =>
      row(
        figure.name,
        Math.round(figure.perSecond),
        twoDigits(figure.p50),
        twoDigits(figure.p99),
        twoDigits(ratio(figure, alone, 'p99')),
      ),
    ),
    '',
  ].join('\n');
}
