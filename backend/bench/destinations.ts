import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Server } from '../test/support/server-process.ts';
import { measure } from './measuring/measure.ts';
import { alternate, ratio } from './measuring/rounds.ts';
import { backgroundTable } from './measuring/tables.ts';
import { startProduct } from './scan/product.ts';
import { watchMemory } from './uploads/resident.ts';

/** How much a feed of threats takes: memory, and time from scans that are answered while it is read. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '4' },
    lines: { type: 'string', default: '500000' },
  },
});
const [rounds, seconds, lines] = [Number(values.rounds), Number(values.seconds), Number(values.lines)];
const print = (text: string) => process.stdout.write(`${text}\n`);

const CONNECTIONS = 64;
/** Requests a second, which leave the processor some room. */
const PER_SECOND = 4000;
/** The product looks for changes of a file every five seconds. */
const NOTICED_MS = 6000;
const MOST_RATIO = 1.2;
const MOST_MB = 60;

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
const feed = join(folder, 'feed.txt');
/** The product reads it never. */
const other = join(folder, 'other.txt');
let version = 0;

/** Writes many addresses, others each time. */
function writeAddresses(file: string): Promise<void> {
  version += 1;
  const address = (place: number) =>
    `http://${(place * 2_654_435_761).toString(36)}.example/${version}/${place}/index.php?id=${place}`;
  const text = `${Array.from({ length: lines }, (_none, place) => address(place)).join('\n')}\n`;
  // On the disk before scans are measured: their own log is waiting for the same disk.
  return writeFile(file, text, { flush: true });
}

/** Resolves once the product has kept a feed that was written after a time. */
async function untilKept(since: number): Promise<void> {
  const kept = join(folder, 'data', 'feeds');
  for (;;) {
    // The product makes the folder with the first feed that it keeps.
    const names = (await readdir(kept).catch(() => [])).filter((name) => name.endsWith('.feed'));
    const times = await Promise.all(names.map(async (name) => (await stat(join(kept, name))).mtimeMs));
    if (times.some((time) => time > since)) return;
    await sleep(200);
  }
}

await writeFile(feed, 'http://one.example/\n');
let product: Server | undefined;
try {
  const started = await startProduct(join(folder, 'data'), {
    amount: 1000,
    flags: [],
    settings: { DESTINATION_FEEDS: feed },
  });
  const { server, paths } = started;
  product = server;
  const scan = () =>
    measure({ port: server.port, connections: CONNECTIONS, seconds, paths, perSecond: PER_SECOND });
  const peaks = { alone: 0, reading: 0 };
  const watched = async (name: keyof typeof peaks, work: () => ReturnType<typeof scan>) => {
    const memory = watchMemory(server.process.pid);
    const load = await work();
    peaks[name] = Math.max(peaks[name], memory.stop());
    return load;
  };
  // The memory of scans grows for some seconds before it stays.
  for (let warm = 0; warm < 3; warm += 1) await watched('alone', scan);

  const figures = await alternate(rounds, [
    {
      name: 'scans alone',
      run: async () => {
        await writeAddresses(other);
        await sleep(NOTICED_MS);
        return watched('alone', scan);
      },
    },
    {
      name: 'while a feed is read',
      run: async () => {
        await writeAddresses(feed);
        const written = Date.now();
        await sleep(NOTICED_MS);
        return watched('reading', async () => {
          const load = await scan();
          await untilKept(written);
          return load;
        });
      },
    },
  ]);
  const [alone, reading] = figures;
  if (!alone || !reading) throw new Error('nothing was measured');
  print(backgroundTable(CONNECTIONS, figures));
  const slower = ratio(reading, alone, 'p99');
  const grown = Math.round((peaks.reading - peaks.alone) / 1e6);
  print(
    `a feed of ${lines} lines: p99 ${slower.toFixed(2)} of idle (at most ${MOST_RATIO}), ${grown} MB (at most ${MOST_MB})`,
  );
  if (slower > MOST_RATIO || grown > MOST_MB) process.exitCode = 1;
} finally {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
}
