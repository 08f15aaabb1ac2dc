import { type Figures, ratio } from './rounds.ts';

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const twoDigits = (value: number) => value.toFixed(2);

/** Renders scans a second, and their ratios to the bare server and to the floor. */
export function scanTable(connections: number, figures: readonly Figures[]): string {
  const [bare, floor] = figures;
  return [
    row(
      `${connections} connections`,
      'scans/s',
      'ratio to bare',
      'ratio to floor',
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
        Math.round(figure.cpu),
        twoDigits(figure.p50),
        twoDigits(figure.p99),
      ),
    ),
    '',
  ].join('\n');
}

/** Renders pages a second, and their ratio to the bare server; the aim is half of it. */
export function pageTable(connections: number, figures: readonly Figures[]): string {
  const [bare] = figures;
  return [
    row(`${connections} connections`, 'pages/s', 'ratio to bare (≥ 0.50)', 'CPU µs', 'p50 ms', 'p99 ms'),
    row('---', '--:', '--:', '--:', '--:', '--:'),
    ...figures.map((figure) =>
      row(
        figure.name,
        Math.round(figure.perSecond),
        twoDigits(ratio(figure, bare, 'perSecond')),
        Math.round(figure.cpu),
        twoDigits(figure.p50),
        twoDigits(figure.p99),
      ),
    ),
    '',
  ].join('\n');
}

/** Renders scans of many codes beside those of a few, the first. */
export function evenTable(connections: number, least: number, figures: readonly Figures[]): string {
  const [hot] = figures;
  return [
    row(
      `${connections} connections`,
      'scans/s',
      `ratio (≥ ${twoDigits(least)})`,
      'CPU µs',
      'p50 ms',
      'p99 ms',
    ),
    row('---', '--:', '--:', '--:', '--:', '--:'),
    ...figures.map((figure) =>
      row(
        figure.name,
        Math.round(figure.perSecond),
        twoDigits(ratio(figure, hot, 'perSecond')),
        Math.round(figure.cpu),
        twoDigits(figure.p50),
        twoDigits(figure.p99),
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
