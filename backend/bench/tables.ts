import { type Figures, ratio } from './rounds.ts';

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const two = (value: number) => value.toFixed(2);

/** Scans a second, and how that stands to a server that keeps nothing and to the durable floor. */
export function scanTable(connections: number, figures: readonly Figures[]): string {
  const [bare, floor] = figures;
  return [
    row(`${connections} connections`, 'req/s', 'to bare', 'to floor', 'CPU µs', 'p50 ms', 'p99 ms'),
    row('---', '--:', '--:', '--:', '--:', '--:', '--:'),
    ...figures.map((figure) =>
      row(
        figure.name,
        Math.round(figure.perSecond),
        two(ratio(figure, bare, 'perSecond')),
        two(ratio(figure, floor, 'perSecond')),
        Math.round(figure.cpu),
        two(figure.p50),
        two(figure.p99),
      ),
    ),
    '',
  ].join('\n');
}

/** How long scans take while something else goes on. */
export function besideTable(connections: number, figures: readonly Figures[]): string {
  const [alone] = figures;
  return [
    row(`${connections} connections`, 'req/s', 'p50 ms', 'p99 ms', 'p99 to alone'),
    row('---', '--:', '--:', '--:', '--:'),
    ...figures.map((figure) =>
      row(
        figure.name,
        Math.round(figure.perSecond),
        two(figure.p50),
        two(figure.p99),
        two(ratio(figure, alone, 'p99')),
      ),
    ),
    '',
  ].join('\n');
}
