import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSqliteEventStore } from '../src/adapters/sqlite/event-store.ts';
import { SYSTEM } from '../src/ports/event-store.ts';
import { generate, signIn } from '../test/support/admin.ts';
import { startServer } from '../test/support/server.ts';
import { percentile } from './percentile.ts';

/**
 * `npm run bench:commands`: how long a command takes from the request to the response, which waits until lists show it.
 * The bare append to the same disk is the floor.
 */
const { values } = parseArgs({ options: { commands: { type: 'string', default: '300' } } });
const COMMANDS = Number(values.commands);
const WARM_UP = 30;
const CODES = 20;
/** The longest pause between two commands, in milliseconds, so that they do not fall into the step of a timer. */
const LONGEST_PAUSE_MS = 40;
/** The aims, in milliseconds. */
const [MOST_MEDIAN, MOST_P99] = [10, 100];
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Returns the durations of `work` in milliseconds, without those of the warm-up. */
async function timed(work: (index: number) => Promise<unknown>): Promise<readonly number[]> {
  const durations: number[] = [];
  for (let index = 0; index < COMMANDS + WARM_UP; index += 1) {
    await sleep(Math.random() * LONGEST_PAUSE_MS);
    const startedAt = performance.now();
    await work(index);
    if (index >= WARM_UP) durations.push(performance.now() - startedAt);
  }
  return durations;
}

async function appends(folder: string): Promise<readonly number[]> {
  const { store } = openSqliteEventStore(join(folder, 'bare.db'));
  const event = { type: 'CodeNamed', version: 1, at: new Date(0).toISOString(), actor: SYSTEM };
  const durations = await timed((index) =>
    store.append({
      stream: `bare-${index}`,
      expected: 'none',
      events: [{ ...event, id: randomUUID(), data: { name: `Name ${index}` } }],
    }),
  );
  await store.close();
  return durations;
}

async function renames(port: number): Promise<readonly number[]> {
  const admin = await signIn(port);
  const codes = await generate(admin, port, CODES);
  return timed((index) =>
    admin.call(port, 'PATCH', `/barcode/${codes[index % CODES]}`, { name: `Name ${index}` }),
  );
}

/** The processes of each composition. The first one serves the requests. */
const COMPOSITIONS = {
  'one process': ['all'],
  'api and projector apart': ['api', 'projector'],
} as const;

function report(name: string, durations: readonly number[], floor: readonly number[]): void {
  const [median, p99] = [percentile(durations, 0.5), percentile(durations, 0.99)];
  const cells = [name, median.toFixed(1), p99.toFixed(1), (median / percentile(floor, 0.5)).toFixed(1)];
  print(`| ${cells.join(' | ')} |`);
}

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
try {
  print(
    `| ${COMMANDS} commands | median ms | p99 ms | median to the bare append |\n| --- | --: | --: | --: |`,
  );
  const floor = await appends(folder);
  report('bare append', floor, floor);
  for (const [name, roles] of Object.entries(COMPOSITIONS)) {
    const dataDir = join(folder, randomUUID());
    const servers = [];
    for (const role of roles) servers.push(await startServer(dataDir, [], { QLAIM_ROLE: role }));
    const durations = await renames(servers[0]?.port ?? 0);
    report(name, durations, floor);
    const most = name === 'one process' ? MOST_MEDIAN : MOST_P99;
    if (percentile(durations, 0.5) > most || percentile(durations, 0.99) > MOST_P99) process.exitCode = 1;
    for (const server of servers) await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
