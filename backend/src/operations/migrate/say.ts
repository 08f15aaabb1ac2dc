import { type Comparison, isEqual, type OnProgress } from './digest.ts';

const EVERY_MS = 1000;
/** Hexadecimal digits shown of a hash; all of them are compared. */
const SHOWN = 16;

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Prints each kind of work when it begins, and then once a second. */
export function progressPrinter(): OnProgress {
  let last = '';
  let at = 0;
  return (doing, done) => {
    const now = performance.now();
    if (doing === last && now - at < EVERY_MS) return;
    last = doing;
    at = now;
    say(`  ${doing}: ${done}`);
  };
}

export function tableOf(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { what, source, target } = comparison;
    const [here, there] = [source, target].map(({ count, hash }) => [String(count), hash.slice(0, SHOWN)]);
    return [what, ...(here ?? []), ...(there ?? []), isEqual(comparison) ? 'yes' : 'NO'];
  });
  const all = [['', 'source', 'hash', 'target', 'hash', 'equal'], ...rows];
  return all
    .map(([what = '', here = '', hash = '', there = '', twin = '', equal = '']) =>
      [
        what.padEnd(8),
        here.padStart(9),
        hash.padEnd(SHOWN),
        there.padStart(9),
        twin.padEnd(SHOWN),
        equal,
      ].join('  '),
    )
    .join('\n');
}
