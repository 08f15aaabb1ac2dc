import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Server, startProcess } from '../test/support/server-process.ts';
import { type BackgroundWork, readLists, runRebuilds } from './background-work.ts';
import { onFiles, onMongo } from './console/engines.ts';
import { countJournal } from './journal.ts';
import { cpuOf } from './measuring/cpu.ts';
import { measure } from './measuring/measure.ts';
import { alternate, ratio, type Variant } from './measuring/rounds.ts';
import { backgroundTable, scanTable } from './measuring/tables.ts';
import { scanEvenly } from './scan/even.ts';
import { startProduct } from './scan/product.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16,64,256' },
    codes: { type: 'string', default: '20000' },
    even: { type: 'boolean', default: false },
    'no-aims': { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const [rounds, seconds, amount] = [Number(values.rounds), Number(values.seconds), Number(values.codes)];
const connections = values.connections.split(',').map(Number);
const print = (text: string) => process.stdout.write(`${text}\n`);

const BACKGROUND_CONNECTIONS = 64;
/** The aims: the least share of the floor's rate, and the most times the 99th percentile of scans alone. */
const [LEAST, MOST_WITH_LISTS, MOST_WITH_REBUILDS] = [0.85, 3, 2];
const fail = () => {
  if (!values['no-aims']) process.exitCode = 1;
};

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
const dataDir = join(folder, 'data');
const script = (name: string) => join(import.meta.dirname, name);
const running: Server[] = [];
const run = async (starting: Promise<Server>) => {
  const server = await starting;
  running.push(server);
  return server;
};
let answered = 0;
const profiled = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];

try {
  if (values.even) await printEven();
  else await printAll();
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}

async function printEven() {
  const options = { folder, codes: amount, rounds, seconds, connections, flags: profiled };
  const mongo = process.env['TEST_MONGODB_URL'];
  for (const engine of mongo ? [onFiles, onMongo(mongo)] : [onFiles]) {
    const { tables, met } = await scanEvenly({ ...options, engine });
    for (const table of tables) print(table);
    if (!met) fail();
  }
}

async function printAll() {
  const bare = await run(startProcess([script('servers/bare-server.ts')]));
  const floor = await run(startProcess([script('servers/floor-server.ts'), join(folder, 'floor.log')]));
  const { server: product, admin, paths } = await startProduct(dataDir, { amount, flags: profiled });
  running.push(product);

  const variants = (clients: number): readonly Variant[] =>
    [
      { name: 'bare', server: bare },
      { name: 'floor', server: floor },
      { name: 'product', server: product },
    ].map(({ name, server: { port, process } }) => ({
      name,
      run: async () => {
        const before = cpuOf(process.pid);
        const load = await measure({ port, connections: clients, seconds, paths });
        if (port === product.port) answered += load.answered;
        return { ...load, cpu: (cpuOf(process.pid) - before) / load.answered };
      },
    }));
  const withBackground = (name: string, start?: () => BackgroundWork): Variant => ({
    name,
    run: async () => {
      const background = start?.();
      const load = await measure({ port: product.port, connections: BACKGROUND_CONNECTIONS, seconds, paths });
      answered += load.answered;
      await background?.stop();
      return load;
    },
  });

  // The first round warms up and is not printed.
  await alternate(1, variants(BACKGROUND_CONNECTIONS));
  for (const clients of connections) {
    const figures = await alternate(rounds, variants(clients));
    print(scanTable(clients, LEAST, figures));
    const [, ofFloor, ofProduct] = figures;
    if (!(ofProduct && ratio(ofProduct, ofFloor, 'perSecond') >= LEAST)) fail();
  }
  const withWork = await alternate(rounds, [
    withBackground('scans alone'),
    withBackground('with list reads', () => readLists(admin, product.port, amount)),
    withBackground('with rebuilds', () => runRebuilds(dataDir)),
  ]);
  print(backgroundTable(BACKGROUND_CONNECTIONS, withWork));
  const [alone, withLists, withRebuilds] = withWork;
  for (const [figures, most] of [
    [withLists, MOST_WITH_LISTS],
    [withRebuilds, MOST_WITH_REBUILDS],
  ] as const)
    if (!(figures && ratio(figures, alone, 'p99') <= most)) fail();

  const { scans, events } = countJournal(dataDir);
  print(`responses ${answered}, scans in the log ${scans}, in ${events} events`);
  if (scans !== answered) process.exitCode = 1;
}
