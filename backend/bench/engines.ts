import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate, signIn } from '../test/support/admin.ts';
import { enginesOfEnvironment } from '../test/support/distributed/engines.ts';
import { startServer } from '../test/support/server.ts';
import { projectionLags } from './engines/lag.ts';
import { propagationTimes } from './engines/propagation.ts';
import { scansOf } from './engines/scans.ts';
import { type TestBed, withTestBed } from './engines/test-bed.ts';
import { throughput } from './engines/throughput.ts';
import { percentile } from './measuring/percentile.ts';
import { alternate, ratio } from './measuring/rounds.ts';

/** `npm run bench:engines` measures the relay, the projectors and two api processes on Kafka, MongoDB and S3. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const full = { events: 40_000, lagSeconds: 15, changes: 200, rounds: 5, seconds: 2 };
const quick = { events: 10_000, lagSeconds: 4, changes: 40, rounds: 2, seconds: 1 };
const size = values.quick ? quick : full;
const PER_SECOND = 500;
const CONNECTIONS = 64;

const engines = enginesOfEnvironment();
const print = (text: string) => process.stdout.write(`${text}\n`);
const times = (all: readonly number[]) =>
  `p50 ${percentile(all, 0.5).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms (${all.length} samples)`;

const one = await withTestBed(engines, (testBed) => throughput(testBed, size.events, 1));
print(`SQLite to Kafka, one relay             ${one.relay.toFixed(0)} events/s`);
print(`Kafka to MongoDB, one projector        ${one.projectors.toFixed(0)} events/s`);
await withTestBed(engines, async (testBed) => {
  const two = await throughput(testBed, size.events, 2);
  print(`SQLite to Kafka, second run            ${two.relay.toFixed(0)} events/s`);
  const gain = (two.projectors / one.projectors).toFixed(2);
  print(
    `Kafka to MongoDB, two projectors       ${two.projectors.toFixed(0)} events/s, ${gain} times one projector`,
  );
  await testBed.start('relay-0');
  const lags = await projectionLags(testBed, PER_SECOND, size.lagSeconds);
  print(`append to document, at ${PER_SECOND} events/s     ${times(lags)}`);
  await apis(testBed);
});

async function apis(testBed: TestBed): Promise<void> {
  await testBed.start('api-0', 'api-1');
  const [first, second] = [testBed.cluster.member('api-0').port, testBed.cluster.member('api-1').port];
  const admin = await signIn(first);
  const [code = ''] = await generate(admin, first, 1);
  const propagation = await propagationTimes(testBed, admin, code, size.changes);
  print(`change on one api, scan on the other   ${times(propagation)}`);

  const dataDir = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
  const embedded = await startServer(dataDir);
  try {
    const load = { connections: CONNECTIONS, seconds: size.seconds };
    const figures = await alternate(size.rounds, [
      await scansOf('embedded', await signIn(embedded.port), [embedded.port], load),
      await scansOf('one api', admin, [first], load),
      await scansOf('two apis', admin, [first, second], load),
    ]);
    for (const each of figures)
      print(
        `scans, ${each.name.padEnd(32)}${each.perSecond.toFixed(0)} /s, ${ratio(each, figures[0], 'perSecond').toFixed(2)} times embedded, p99 ${each.p99.toFixed(1)} ms`,
      );
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
