import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Admin, generate, linkTo, signIn } from '../test/support/admin.ts';
import { startServer } from '../test/support/server.ts';
import { measure } from './measuring/measure.ts';
import { alternate } from './measuring/rounds.ts';
import { backgroundTable } from './measuring/tables.ts';
import { watchMemory } from './uploads/resident.ts';
import { announce, cancel, complete, sendParts, type Target } from './uploads/upload.ts';

/**
 * `npm run bench:uploads`: what an upload of 240 MB costs the server in memory and the scans in time, and how much of it is
 * sent again after the server was killed. On S3 where `TEST_S3_ENDPOINT` and its keys are set, else on disk.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    megabytes: { type: 'string', default: '240' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const MIB = 1024 * 1024;
const SIZE = Number(values.megabytes) * MIB;
/** The growth of the server's memory that an upload may cause, in MiB. */
const MOST_GROWTH = 40;
const CONNECTIONS = 64;
const print = (text: string) => process.stdout.write(`${text}\n`);

const {
  TEST_S3_ENDPOINT: endpoint,
  TEST_S3_REGION,
  TEST_S3_ACCESS_KEY_ID,
  TEST_S3_SECRET_ACCESS_KEY,
} = process.env;
const storage: Record<string, string> = endpoint
  ? {
      S3_BUCKET: `bench-${randomUUID()}`,
      S3_ENDPOINT: endpoint,
      S3_REGION: TEST_S3_REGION ?? 'us-east-1',
      S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID ?? '',
      S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY ?? '',
    }
  : {};

const dataDir = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
let server = await startServer(dataDir, [], storage);
const target = (admin: Admin, code: string): Target => ({ admin, code, port: server.port });

try {
  print(`uploads of ${values.megabytes} MB to ${endpoint ? 'S3' : 'disk'}\n`);
  const admin = await signIn(server.port);
  const [code = '', ...scanned] = await generate(admin, server.port, 201);
  await Promise.all(scanned.map((each) => linkTo(admin, server.port, each, 'https://example.com/a-page')));
  const paths = scanned.map((each) => `/${each}`);
  const scans = () => measure({ port: server.port, connections: CONNECTIONS, seconds, paths });
  // Warm-up: memory grows to what scans need.
  for (let round = 0; round < 3; round += 1) await scans();

  const file = await announce(target(admin, code), SIZE);
  const idle = watchMemory(server.process.pid);
  await sleep(1000);
  const before = idle.stop();
  const watched = watchMemory(server.process.pid);
  const startedAt = performance.now();
  await sendParts(target(admin, code), file);
  await complete(target(admin, code), file);
  const took = (performance.now() - startedAt) / 1000;
  const growth = (watched.stop() - before) / MIB;
  await cancel(target(admin, code), file);
  print(`one upload: ${took.toFixed(1)} s, memory of the server grew by ${growth.toFixed(0)} MiB\n`);
  if (growth >= MOST_GROWTH) process.exitCode = 1;

  const beside = async () => {
    const upload = await announce(target(admin, code), SIZE);
    const stop = new AbortController();
    const sending = sendParts(target(admin, code), upload, stop.signal).catch(() => 0);
    const load = await scans();
    stop.abort();
    await sending;
    await cancel(target(admin, code), upload);
    return load;
  };
  const figures = await alternate(rounds, [
    { name: 'scans alone', run: scans },
    { name: 'beside an upload', run: beside },
  ]);
  print(backgroundTable(CONNECTIONS, figures));

  const resumed = await announce(target(admin, code), SIZE);
  const interrupted = sendParts(target(admin, code), resumed).then(
    () => 'whole',
    () => 'cut',
  );
  await sleep((took * 1000) / 3);
  await server.kill();
  const outcome = await interrupted;
  server = await startServer(dataDir, [], { ...storage, PORT: String(server.port) });
  const again = await sendParts(target(admin, code), resumed);
  await complete(target(admin, code), resumed);
  print(
    `killed on the way (${outcome}): ${again} of ${Math.ceil(SIZE / (8 * MIB))} parts were sent after the restart`,
  );
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
