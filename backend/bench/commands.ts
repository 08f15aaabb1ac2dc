import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generate, signIn } from '../test/support/admin.ts';
import { append } from './commands/append.ts';
import { type Candidate, candidates } from './commands/compositions.ts';
import { isFast, type Many, measureMany, printMany } from './commands/many.ts';
import { percentile } from './measuring/percentile.ts';

/**
 * `npm run bench:commands`: how long a command takes from the request to the response, which waits until lists show it. The
 * bare append to a log beside it takes turns with it, and is the floor.
 */
const { values } = parseArgs({
  options: { commands: { type: 'string', default: '300' }, only: { type: 'string', default: '' } },
});
const COMMANDS = Number(values.commands);
const WARM_UP = 30;
const CODES = 20;
/** The longest pause between two commands, in milliseconds, so that they do not fall into the step of a timer. */
const LONGEST_PAUSE_MS = 40;
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Returns how long some works take that take turns, in milliseconds each, without those of the warm-up. */
async function timed(
  works: readonly ((index: number) => Promise<unknown>)[],
): Promise<readonly (readonly number[])[]> {
  const durations = works.map((): number[] => []);
  for (let index = 0; index < COMMANDS + WARM_UP; index += 1)
    for (const [place, work] of works.entries()) {
      await sleep(Math.random() * LONGEST_PAUSE_MS);
      const startedAt = performance.now();
      await work(index);
      if (index >= WARM_UP) durations[place]?.push(performance.now() - startedAt);
    }
  return durations;
}

const cellsOf = (durations: readonly number[]) =>
  [0.5, 0.99].map((share) => percentile(durations, share).toFixed(1));

/** Measures a composition. Returns whether it reaches the aims of single commands, and what it does with many at once. */
async function measure(candidate: Candidate, folder: string) {
  const { name, mostMedian = Number.POSITIVE_INFINITY, mostAppends = Number.POSITIVE_INFINITY } = candidate;
  const { port, events, stop } = await candidate.start(folder);
  try {
    const admin = await signIn(port);
    const codes = await generate(admin, port, CODES);
    const rename = (index: number) =>
      admin.call(port, 'PATCH', `/barcode/${codes[index % CODES]}`, { name: `Name ${index}` });
    const [bare = [], commands = []] = await timed([() => append(events), rename]);
    const median = percentile(commands, 0.5);
    const ratio = median / percentile(bare, 0.5);
    print(`| ${[name, ...cellsOf(commands), ...cellsOf(bare), ratio.toFixed(1)].join(' | ')} |`);
    const isSteady = percentile(commands, 0.99) <= candidate.mostP99;
    const met = median <= mostMedian && ratio <= mostAppends && isSteady;
    return { met, many: await measureMany(name, { port, admin, events }) };
  } finally {
    await events.close();
    await stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
try {
  print(`| ${COMMANDS} commands, ms | median | p99 | median of the bare append | p99 | ratio |`);
  print('| --- | --: | --: | --: | --: | --: |');
  const all: Many[] = [];
  for (const candidate of candidates()) {
    if (!candidate.name.includes(values.only)) continue;
    const { met, many } = await measure(candidate, folder);
    all.push(many);
    if (!met || (candidate.isEmbedded && !isFast(many))) process.exitCode = 1;
  }
  if (all.length === 0) throw new RangeError(`no composition has ${values.only} in its name`);
  print(printMany(all));
} finally {
  await rm(folder, { recursive: true, force: true });
}
