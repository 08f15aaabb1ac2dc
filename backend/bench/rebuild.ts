import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frugalNode } from '../src/main/frugal.ts';
import { signIn } from '../test/support/admin.ts';
import { NODE_OPTIONS, startServer } from '../test/support/server.ts';
import { fillCodes } from './console/fill-codes.ts';
import { cpuOf } from './measuring/cpu.ts';
import { untilHolds, untilReady } from './measuring/until-ready.ts';
import { bareWrite } from './rebuild/bare-write.ts';
import { benchJournals } from './rebuild/journals.ts';
import { benchOnMongo } from './rebuild/on-mongo.ts';
import { sizeOf } from './rebuild/size-of.ts';
import { timedProgram, withFlags } from './rebuild/timed-program.ts';
import { watchMemory } from './uploads/resident.ts';

/**
 * `npm run bench:rebuild`: how fast read models are made from the log, at the first start and by a rebuild, beside a bare
 * bulk write of the same documents; the memory and the disk that it takes. Linux only. Exits with 1 where an aim is missed.
 * `TEST_MONGODB_URL` adds read models in MongoDB. `--scans`: how fast journals of so many scans are folded, instead; `--per-event`: how
 * many scans an event of them has.
 */
const { values } = parseArgs({
  options: {
    codes: { type: 'string', default: '100000' },
    data: { type: 'string' },
    profile: { type: 'string' },
    'per-event': { type: 'string', default: '512' },
    'per-second': { type: 'string', default: '50000' },
    scans: { type: 'string' },
  },
});
const CODES = Number(values.codes);
const AIM = Number(values['per-second']);
const MIB = 1024 * 1024;
/** The aims for memory in MiB, and for the size of the read models to that of the log. */
const [MOST_SERVER, MOST_AUDIT, MOST_DISK] = [500, 150, 2];
/** The aim for MongoDB's protocol, as a share of what it takes in bulk. */
const BULK_SHARE = 0.8;
const print = (text: string) => process.stdout.write(`${text}\n`);

function figure(name: string, value: number, unit: string, isMet: boolean, aim = ''): void {
  print(`| ${name} | ${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit} | ${aim} |`);
  if (!isMet) process.exitCode = 1;
}

/** Fills the search, as the first admin does. */
async function search(port: number): Promise<void> {
  const admin = await signIn(port);
  const query = new URLSearchParams({
    filter: '{"q":"blue bag 7"}',
    sort: '["createdAt","DESC"]',
    range: '[0,49]',
  });
  const isFilled = () =>
    admin.call(port, 'GET', `/admin-api/codes?${query}`).then(
      () => true,
      () => false,
    );
  await untilHolds(isFilled);
}

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'qlaim-bench-')));
const READ_MODELS = ['read.db', 'read.db-wal'] as const;
const flags = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];

async function benchDocuments(): Promise<void> {
  if ((await sizeOf(folder, 'events.db')) === 0) await fillCodes(folder, CODES);
  for (const name of [...READ_MODELS, 'read.db-shm', 'bare.db'])
    await rm(join(folder, name), { force: true });
  const log = await sizeOf(folder, 'events.db', 'events.db-wal');
  print(`| ${CODES} codes | figure | aim |\n| --- | --: | --: |`);

  const began = performance.now();
  const server = await startServer(folder, flags);
  const watched = watchMemory(server.process.pid);
  await untilReady(server.port);
  const started = CODES / ((performance.now() - began) / 1000);
  figure('first start', started, 'documents/s', started >= AIM, `≥ ${AIM}`);
  figure('processor time for it', cpuOf(server.process.pid) / CODES, 'µs a document', true);
  const filled = await sizeOf(folder, ...READ_MODELS);
  figure('read models to the log after it', filled / log, '', filled <= MOST_DISK * log, `≤ ${MOST_DISK}`);

  await search(server.port);
  const rebuilt = await timedProgram('rebuild', folder, withFlags(NODE_OPTIONS, flags));
  const rate = CODES / rebuilt.seconds;
  figure('rebuild beside the server', rate, 'documents/s', rate >= AIM, `≥ ${AIM}`);
  figure('processor time for it', rebuilt.processor / CODES, 'µs a document', true);
  figure('memory of the rebuild', rebuilt.memory / MIB, 'MiB', true);
  const swapped = await sizeOf(folder, ...READ_MODELS);
  figure('read models to the log after it', swapped / log, '', swapped <= MOST_DISK * log, `≤ ${MOST_DISK}`);
  const served = watched.stop() / MIB;
  await server.stop();
  figure('memory of the server', served, 'MiB', served <= MOST_SERVER, `≤ ${MOST_SERVER}`);

  const audited = await timedProgram('audit', folder, withFlags(frugalNode('audit'), flags));
  const held = audited.memory / MIB;
  figure('audit', audited.seconds, 's', true);
  figure('memory of the audit', held, 'MiB', held <= MOST_AUDIT, `≤ ${MOST_AUDIT}`);
  const bare = bareWrite(join(folder, 'read.db'), join(folder, 'bare.db'));
  figure('bare bulk write of these documents', bare, 'documents/s', true);
  figure('rebuild to the bare write', rate / bare, '', true);
}

async function benchDocumentsOnMongo(server: string): Promise<void> {
  print(`\n| ${CODES} codes in MongoDB | figure | aim |\n| --- | --: | --: |`);
  const { started, rebuilt, bare } = await benchOnMongo(server, CODES, flags);
  figure('first start', started, 'documents/s', true);
  figure('rebuild beside the server', rebuilt, 'documents/s', true);
  figure('bare bulk write of these documents', bare, 'documents/s', true);
  const share = rebuilt / bare;
  figure('rebuild to the bare write', share, '', share >= BULK_SHARE, `≥ ${BULK_SHARE}`);
}

const mongo = process.env['TEST_MONGODB_URL'] ?? '';
try {
  if (values.scans === undefined) {
    await benchDocuments();
    if (mongo !== '') await benchDocumentsOnMongo(mongo);
  } else {
    const [scans, perEvent] = [Number(values.scans), Number(values['per-event'])];
    if (!(await benchJournals(folder, { codes: CODES, scans, perEvent, flags, print }))) process.exitCode = 1;
  }
} finally {
  if (values.data === undefined) await rm(folder, { recursive: true, force: true });
}
