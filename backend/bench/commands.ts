import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type EventStore, SYSTEM } from '../src/ports/event-store.ts';
import { generate, signIn } from '../test/support/admin.ts';
import { type Candidate, candidates } from './commands/compositions.ts';
import { percentile } from './percentile.ts';

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
/** The aim of every composition, in milliseconds. */
const MOST_P99 = 100;
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

async function append(events: EventStore): Promise<void> {
  const event = { type: 'CodeNamed', version: 1, at: new Date(0).toISOString(), actor: SYSTEM };
  const data = { name: 'Bare' };
  const stream = `bare-${randomUUID()}`;
  await events.append({ stream, expected: 'none', events: [{ ...event, id: randomUUID(), data }] });
}

const cellsOf = (durations: readonly number[]) =>
  [0.5, 0.99].map((share) => percentile(durations, share).toFixed(1));

/** Measures a composition, and returns whether it reaches the aims. */
async function measure({ name, mostMedian = MOST_P99, start }: Candidate, folder: string): Promise<boolean> {
  const { port, events, stop } = await start(folder);
  try {
    const admin = await signIn(port);
    const codes = await generate(admin, port, CODES);
    const rename = (index: number) =>
      admin.call(port, 'PATCH', `/barcode/${codes[index % CODES]}`, { name: `Name ${index}` });
    const [bare = [], commands = []] = await timed([() => append(events), rename]);
    const ratio = percentile(commands, 0.5) / percentile(bare, 0.5);
    print(`| ${[name, ...cellsOf(commands), ...cellsOf(bare), ratio.toFixed(1)].join(' | ')} |`);
    return percentile(commands, 0.5) <= mostMedian && percentile(commands, 0.99) <= MOST_P99;
  } finally {
    await events.close();
    await stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
try {
  print(`| ${COMMANDS} commands, ms | median | p99 | median of the bare append | p99 | ratio |`);
  print('| --- | --: | --: | --: | --: | --: |');
  for (const candidate of candidates())
    if (candidate.name.includes(values.only) && !(await measure(candidate, folder))) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
