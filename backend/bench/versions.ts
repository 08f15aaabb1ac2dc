import { parseArgs } from 'node:util';
import type { BackgroundWork } from './background-work.ts';
import { cpuOf } from './measuring/cpu.ts';
import { measure } from './measuring/measure.ts';
import type { Product } from './scan/product.ts';
import { atOnce, type Both, type SideBySide, startSideBySide } from './scan/side-by-side.ts';
import { rowsOf, versionsTable } from './scan/versions-table.ts';

/** `npm run bench:versions`: compares the scans of this version with those of another checkout. */
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    starts: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '16,64,256' },
    codes: { type: 'string', default: '2000' },
  },
});
if (values.before === undefined) throw new Error('--before names the folder of a checkout to compare with');
const [starts, rounds] = [Number(values.starts), Number(values.rounds)];
const [seconds, amount] = [Number(values.seconds), Number(values.codes)];
const connections = values.connections.split(',').map(Number);

const BACKGROUND_CONNECTIONS = 64;
/** The aim: scans a second, now to before. Every ratio to another server changes by the same factor. */
const LEAST = 0.97;
const factors = new Map<string, number[]>();

function note(name: string, { before, now }: Both<number>): void {
  factors.set(name, [...(factors.get(name) ?? []), now / before]);
}

async function scan({ server, paths }: Product, clients: number) {
  const { port, process } = server;
  const cpu = cpuOf(process.pid);
  const { answered, perSecond, p99 } = await measure({ port, connections: clients, seconds, paths });
  return { perSecond, p99, cpu: (cpuOf(process.pid) - cpu) / answered };
}

async function compareRates(servers: SideBySide): Promise<void> {
  for (const clients of connections) {
    const { before, now } = await atOnce(servers, (side) => scan(side, clients));
    note(`${clients} connections, scans a second`, { before: before.perSecond, now: now.perSecond });
    note(`${clients} connections, CPU a scan`, { before: before.cpu, now: now.cpu });
  }
}

async function compareSlowdowns(servers: SideBySide): Promise<void> {
  const p99 = (begin?: (side: SideBySide['sides']['now']) => BackgroundWork) =>
    atOnce(servers, async (side) => {
      const work = begin?.(side);
      const load = await scan(side, BACKGROUND_CONNECTIONS);
      await work?.stop();
      return load.p99;
    });
  const alone = await p99();
  const beside = {
    'list reads': await p99((side) => side.readLists()),
    rebuilds: await p99((side) => side.runRebuilds()),
  };
  for (const [name, { before, now }] of Object.entries(beside))
    note(`p99 with ${name}, to alone`, { before: before / alone.before, now: now / alone.now });
}

for (let start = 0; start < starts; start += 1) {
  const servers = await startSideBySide(values.before, amount);
  try {
    // Warms up.
    await atOnce(servers, (side) => scan(side, BACKGROUND_CONNECTIONS));
    for (let round = 0; round < rounds; round += 1) {
      await compareRates(servers);
      await compareSlowdowns(servers);
    }
  } finally {
    await servers.stop();
  }
}
const rows = rowsOf(factors);
process.stdout.write(versionsTable(rows));
if (rows.some(({ name, factor }) => name.endsWith('scans a second') && factor < LEAST)) process.exitCode = 1;
