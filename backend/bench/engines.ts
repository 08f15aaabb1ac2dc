import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate, signIn } from '../test/support/admin.ts';
import { enginesOfEnvironment } from '../test/support/distributed/engines.ts';
import { startServer } from '../test/support/server.ts';
import { lagsUnder } from './engines/lag.ts';
import { percentile } from './engines/pace.ts';
import { scansOf } from './engines/scans.ts';
import { onStage, type Stage } from './engines/stage.ts';
import { throughput } from './engines/throughput.ts';
import { seenByTheOther } from './engines/visible.ts';
import { alternate, ratio } from './rounds.ts';

/** `npm run bench:engines`: what the relay, the projectors and several api processes do on Kafka, MongoDB and S3. */
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

const one = await onStage(engines, (stage) => throughput(stage, size.events, 1));
print(`SQLite to Kafka, by the relay          ${one.relay.toFixed(0)} events/s`);
print(`Kafka to MongoDB, by one projector     ${one.projectors.toFixed(0)} events/s`);
await onStage(engines, async (stage) => {
  const two = await throughput(stage, size.events, 2);
  print(`SQLite to Kafka, once more             ${two.relay.toFixed(0)} events/s`);
  const gain = (two.projectors / one.projectors).toFixed(2);
  print(`Kafka to MongoDB, by two projectors    ${two.projectors.toFixed(0)} events/s, ${gain} of one`);
  await stage.start('relay-0');
  const lags = await lagsUnder(stage, PER_SECOND, size.lagSeconds);
  print(`append to document, at ${PER_SECOND} events/s     ${times(lags)}`);
  await apis(stage);
});

async function apis(stage: Stage): Promise<void> {
  await stage.start('api-0', 'api-1');
  const [first, second] = [stage.cluster.member('api-0').port, stage.cluster.member('api-1').port];
  const admin = await signIn(first);
  const [code = ''] = await generate(admin, first, 1);
  const seen = await seenByTheOther(stage, admin, code, size.changes);
  print(`change by one api, scan of the other   ${times(seen)}`);

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
        `scans, ${each.name.padEnd(32)}${each.perSecond.toFixed(0)} /s, ${ratio(each, figures[0], 'perSecond').toFixed(2)} of embedded, p99 ${each.p99.toFixed(1)} ms`,
      );
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
