import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn } from '../test/support/admin.ts';
import { startServer } from '../test/support/server.ts';
import { type Server, startProcess } from '../test/support/server-process.ts';
import { cpuOf } from './measuring/cpu.ts';
import { measure } from './measuring/measure.ts';
import { alternate, ratio, type Variant } from './measuring/rounds.ts';
import { pageTable } from './measuring/tables.ts';
import { auditTable, meetsAims } from './pages/aims.ts';
import { audit } from './pages/lighthouse.ts';
import { makePages } from './pages/make-pages.ts';

/**
 * `npm run bench:pages`: pages a second beside a server that only sends the same bytes, and what Lighthouse says of a memories
 * page and a gallery of 12 photographs. The exit code is 1 where an aim is missed.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '64' },
    audits: { type: 'string', default: '3' },
  },
});
const [rounds, seconds, audits] = [Number(values.rounds), Number(values.seconds), Number(values.audits)];
const connections = Number(values.connections);
const print = (text: string) => process.stdout.write(`${text}\n`);

/** The least part of the bare server's pages a second. */
const LEAST_RATIO = 0.5;

const folder = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
const running: Server[] = [];
const run = async (starting: Promise<Server>) => {
  const server = await starting;
  running.push(server);
  return server;
};

try {
  const product = await run(startServer(join(folder, 'data')));
  const { port } = product;
  const made = await makePages(await signIn(port), port);
  // The first visitors' pages are compressed quickly, the later ones' best.
  await measure({ port, connections: 1, seconds: 1, paths: [made.memories], status: 200 });
  const address = `http://localhost:${port}${made.memories}`;
  const bare = await run(startProcess([join(import.meta.dirname, 'servers/bare-page-server.ts'), address]));
  const variant = (name: string, server: Server): Variant => ({
    name,
    run: async () => {
      const before = cpuOf(server.process.pid);
      const paths = [made.memories];
      const load = await measure({ port: server.port, connections, seconds, paths, status: 200 });
      return { ...load, cpu: (cpuOf(server.process.pid) - before) / load.answered };
    },
  });
  const variants = [variant('bare', bare), variant('product', product)];
  await alternate(1, variants);
  const [floor, pages] = await alternate(rounds, variants);
  if (!floor || !pages) throw new Error('nothing was measured');
  print(pageTable(connections, [floor, pages]));
  if (ratio(pages, floor, 'perSecond') < LEAST_RATIO) process.exitCode = 1;

  if (audits > 0) {
    const memories = await audit(address, audits);
    const gallery = await audit(`http://localhost:${port}${made.gallery}`, audits);
    print(
      auditTable([
        ['memories', memories],
        ['gallery', gallery],
      ]),
    );
    if (!meetsAims(memories) || !meetsAims(gallery)) process.exitCode = 1;
  }
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
