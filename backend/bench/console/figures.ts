import { percentile } from '../measuring/percentile.ts';
import type { PageGroup } from './pages.ts';
import type { Running } from './running.ts';

/** The aims for the median and the 99th percentile of every page, in milliseconds. */
const [MOST_MS, MOST_P99_MS] = [50, 150];

/** How long the calls of a group took, in milliseconds. The median is that of the slowest page. */
export interface GroupFigures {
  readonly name: string;
  readonly slowest: string;
  readonly median: number;
  readonly p99: number;
  readonly bare: number;
}

export const isMet = ({ median, p99 }: GroupFigures): boolean => median <= MOST_MS && p99 <= MOST_P99_MS;

/** Reads the pages of all groups in turns, so that other load on the machine affects all of them alike. */
export async function measure(
  { read, bare }: Pick<Running, 'read' | 'bare'>,
  groups: readonly PageGroup[],
  rounds: number,
): Promise<readonly GroupFigures[]> {
  const measured = groups.map(({ name, pages }) => ({
    name,
    pages: pages.map((page) => ({ page, took: [] as number[], bares: [] as number[] })),
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const { pages } of measured) {
      // A group of pairs has hundreds of pages: each is read in a part of the rounds.
      if (pages.length > 1 && round % PAIRS_EVERY !== 0) continue;
      for (const { page, took, bares } of pages) {
        const [answer, time] = await timed(() => read(page.path));
        took.push(time);
        const [, bareTime] = await timed(() => bare(page.bare, answer));
        bares.push(bareTime);
      }
    }
  return measured.map(({ name, pages }) => {
    const medians = pages.map(({ page, took }) => ({ page, median: percentile(took, 0.5) }));
    const slowest = medians.reduce((worst, one) => (one.median > worst.median ? one : worst));
    return {
      name,
      slowest: slowest.page.name,
      median: slowest.median,
      p99: percentile(
        pages.flatMap(({ took }) => took),
        0.99,
      ),
      bare: percentile(
        pages.flatMap(({ bares }) => bares),
        0.5,
      ),
    };
  });
}

const PAIRS_EVERY = 10;

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const before = performance.now();
  const result = await work();
  return [result, performance.now() - before];
}

/** Renders the figures of each engine beside those of its bare store. */
export function table(engines: readonly (readonly [string, readonly GroupFigures[]])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = engines.flatMap(([name]) => [`${name}, median ms`, 'p99 ms', 'bare ms']);
  const names = engines[0]?.[1] ?? [];
  return [
    row(['page', ...heads]),
    row(['---', ...heads.map(() => '--:')]),
    ...names.map(({ name }, place) =>
      row([name, ...engines.flatMap(([, figures]) => cellsOf(figures[place], name))]),
    ),
  ].join('\n');
}

function cellsOf(figures: GroupFigures | undefined, name: string): readonly string[] {
  if (!figures) return ['', '', ''];
  const { median, p99, bare, slowest } = figures;
  const missed = isMet(figures) ? '' : ' (missed)';
  const which = slowest === name ? '' : ` (${slowest})`;
  return [`${median.toFixed(1)}${which}${missed}`, p99.toFixed(1), bare.toFixed(1)];
}
