import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate, linkTo, signIn } from '../test/support/admin.ts';
import { startServer } from '../test/support/server.ts';
import { measure, runLoad } from './measuring/measure.ts';
import { signUpOwner } from './pages/owner.ts';
import { watchMemory } from './uploads/resident.ts';

/**
 * `npm run bench:page-memory`: the memory of the product after many pages of a signed-in owner, and beside a thousand signed-out
 * ones a second; and how much longer a scan takes beside these. Linux only. Exits with 1 above an aim.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '1000' },
    codes: { type: 'string', default: '40' },
    megabytes: { type: 'string', default: '700' },
    most: { type: 'string', default: '3' },
  },
});
const [pages, seconds] = [Number(values.pages), Number(values.seconds)];
const perSecond = Number(values['per-second']);
const CONNECTIONS = 64;
const SCANNERS = 4;
const MIB = 1024 * 1024;
const print = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'qlaim-page-memory-'));
const server = await startServer(dataDir);
try {
  const { port } = server;
  const admin = await signIn(port);
  const [scanned = ''] = await generate(admin, port, 1);
  await linkTo(admin, port, scanned, 'https://example.com/scanned');
  const cookie = await signUpOwner(admin, port, dataDir, Number(values.codes));
  const scans = () => measure({ port, connections: SCANNERS, seconds, paths: [`/${scanned}`] });
  print(`memory of the product before: ${Math.round(watchMemory(server.process.pid).stop() / MIB)} MiB`);
  const watched = watchMemory(server.process.pid);

  let [answered, refused] = [0, 0];
  while (answered + refused < pages) {
    const load = await runLoad({
      port,
      connections: CONNECTIONS,
      seconds: Math.min(5, seconds),
      paths: ['/'],
      status: 200,
      cookie,
    });
    answered += load.answered;
    refused += load.refused;
  }
  print(`${answered} pages of an owner with ${values.codes} codes, ${refused} refused`);

  const alone = await scans();
  const [signedOut, beside] = await Promise.all([
    runLoad({ port, connections: CONNECTIONS, seconds, perSecond, paths: ['/login', '/'], status: 200 }),
    scans(),
  ]);
  const ratio = beside.p50 / alone.p50;
  print(
    `${signedOut.perSecond.toFixed(0)} signed-out pages a second, ${signedOut.refused} refused; a scan takes ${ratio.toFixed(2)} times as long (aim: ${values.most})`,
  );
  const megabytes = Math.round(watched.stop() / MIB);
  print(`memory of the product: at most ${megabytes} MiB (aim: ${values.megabytes})`);
  if (megabytes > Number(values.megabytes) || ratio > Number(values.most)) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
