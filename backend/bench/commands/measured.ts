import { generate, signIn } from '../../test/support/admin.ts';
import { median } from '../measuring/measure.ts';
import { ratio } from '../measuring/rounds.ts';
import { type BesideAppends, besideAppends, type Pace } from './beside-appends.ts';
import { signInColleague } from './colleague.ts';
import type { Candidate, Composition } from './compositions.ts';

/** Codes that are renamed, and generated, by one request. */
const CODES = 1000;
const GENERATIONS = 7;
/** The aim for generating them in one process on files, in milliseconds. */
const MOST_GENERATION_MS = 100;
/** The aim for one process on files: durable commands in a second. */
const LEAST_PER_SECOND = 3000;

/** At different moments, so that commands do not fall into the step of a timer. */
const ALONE = { clients: 1, pause: 40 } as const;
/** What a server that has just started runs is not compiled yet. */
const FRESH: Pace = { ...ALONE, rounds: 1, commands: 100 };
const ONE_BY_ONE: Pace = { ...ALONE, rounds: 3, commands: 120 };
/** One person may change 10,000 things in five minutes: another one does it. */
const WARM_UP: Pace = { clients: 64, pause: 0, rounds: 1, commands: 9_000 };
const AT_ONCE: Pace = { clients: 64, pause: 0, rounds: 3, commands: 2_500 };

/** What a composition does. */
export interface Measured {
  readonly name: string;
  readonly generationMs: number;
  readonly fresh: BesideAppends;
  readonly oneByOne: BesideAppends;
  readonly atOnce: BesideAppends;
}

/** Measures a composition that has just started, and once it has run for a while. */
export async function measured(
  name: string,
  { port, dataDir, events }: Omit<Composition, 'stop'>,
): Promise<Measured> {
  const admin = await signIn(port);
  const durations: number[] = [];
  let codes: readonly string[] = [];
  for (let index = 0; index < GENERATIONS; index += 1) {
    const startedAt = performance.now();
    codes = await generate(admin, port, CODES);
    durations.push(performance.now() - startedAt);
  }
  const renamed = { port, admin, codes, events };
  const fresh = await besideAppends(renamed, FRESH);
  await besideAppends({ ...renamed, admin: await signInColleague(admin, port, dataDir) }, WARM_UP);
  const atOnce = await besideAppends(renamed, AT_ONCE);
  const oneByOne = await besideAppends(renamed, ONE_BY_ONE);
  return { name, generationMs: median(durations), fresh, oneByOne, atOnce };
}

const appendsOf = ({ commands, bare }: BesideAppends) => ratio(commands, bare, 'p50');

/** Returns whether a composition reaches its aims. */
export function isFast(
  {
    mostMedian = Number.POSITIVE_INFINITY,
    mostAppends = Number.POSITIVE_INFINITY,
    mostP99,
    isEmbedded,
  }: Candidate,
  { oneByOne, atOnce, generationMs }: Measured,
): boolean {
  const { p50, p99 } = oneByOne.commands;
  if (p50 > mostMedian || p99 > mostP99 || appendsOf(oneByOne) > mostAppends) return false;
  return !isEmbedded || (atOnce.commands.perSecond >= LEAST_PER_SECOND && generationMs <= MOST_GENERATION_MS);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const oneDigit = (figure: number) => figure.toFixed(1);
const noDigit = (figure: number) => figure.toFixed(0);

/** Returns the tables. */
export function printed(all: readonly Measured[]): string {
  const alone = all.map(({ name, fresh, oneByOne }) => {
    const { commands, bare } = oneByOne;
    const figures = [fresh.commands.p50, commands.p50, commands.p99, bare.p50, bare.p99, appendsOf(oneByOne)];
    return row([name, ...figures.map(oneDigit)]);
  });
  const atOnce = all.map(({ name, atOnce: { commands, bare }, generationMs }) => {
    const figures = [commands.perSecond, commands.p50, commands.p99, bare.perSecond].map(noDigit);
    return row([name, ...figures, ratio(commands, bare, 'perSecond').toFixed(2), noDigit(generationMs)]);
  });
  return [
    '| commands one by one, ms | median of the first 100 | median | p99 | median of the bare append | p99 | ratio |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...alone,
    `\n| ${AT_ONCE.clients} at once | commands/s (≥ ${LEAST_PER_SECOND} on files) | p50 ms | p99 ms | bare appends/s | ratio | 1,000 codes, ms (≤ ${MOST_GENERATION_MS} on files) |`,
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...atOnce,
  ].join('\n');
}
