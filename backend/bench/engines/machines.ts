import { parseArgs } from 'node:util';
import pWaitFor from 'p-wait-for';
import { codesProjection } from '../../src/read-models/codes/project.ts';
import { scanStatisticsProjection } from '../../src/read-models/scan-statistics/project.ts';
import { EventStoreDbStandIn } from '../../src/testing/eventstoredb-stand-in/server.ts';
import { ensureReady } from '../../test/journeys/harness/ensure-ready.ts';
import { signIn } from '../../test/support/admin.ts';
import type { MemberName } from '../../test/support/distributed/cluster.ts';
import { enginesOfEnvironment } from '../../test/support/distributed/engines.ts';
import { median } from '../measuring/measure.ts';
import { busiest } from './busiest.ts';
import { scansOf } from './scans.ts';
import { seeder } from './seed.ts';
import { type TestBed, withTestBed } from './test-bed.ts';

/**
 * `npm run bench:machines`: how much two processes of a role do, each on a machine of its own, compared with one. What they would take
 * there is the processor time of the busier one, so that this machine may have any number of processors and other work. Linux only.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    events: { type: 'string', default: '100000' },
  },
});
const LEAST_GAIN = 1.7;
const CONNECTIONS = 64;
/** As many as apis that record scans. Each is in one partition. */
const JOURNALS = 8;
/** Two projectors seldom write the same document at once where so many codes are scanned. */
const SCANNED_CODES = 1_000_000;
/** The groups that follow scans. */
const COUNTING_SCANS = [codesProjection, scanStatisticsProjection].map(({ definition }) => definition.name);
const DRAINED = { interval: 100, timeout: 300_000 };

const engines = enginesOfEnvironment();
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Prints how many times as much two do as one. Returns whether that is enough. */
function gain(name: string, one: number, two: number): boolean {
  print(`| ${name} | ${one.toFixed(0)} | ${two.toFixed(0)} | ${(one / two).toFixed(2)} |`);
  return one / two >= LEAST_GAIN;
}

/** Returns the processor time of the busiest api for one scan, for one api and for two. The first round warms them up. */
async function scanned({ cluster, start }: TestBed): Promise<readonly [one: number, two: number]> {
  await start('relay-0', 'projector-0', 'api-0', 'api-1');
  await ensureReady(cluster.members.filter(({ runs }) => runs));
  const apis = [cluster.member('api-0'), cluster.member('api-1')];
  const [first = 0, second = 0] = apis.map(({ port }) => port);
  const admin = await signIn(first);
  const seconds = Number(values.seconds);
  const variants = [
    await scansOf('one api', admin, [first], { connections: CONNECTIONS, seconds }),
    await scansOf('two apis', admin, [first, second], { connections: 2 * CONNECTIONS, seconds }),
  ];
  const [one, two]: readonly [number[], number[]] = [[], []];
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const [place, { run }] of variants.entries()) {
      let answered = 0;
      const took = await busiest(apis, async () => {
        ({ answered } = await run());
      });
      if (round > 0) (place === 0 ? one : two).push(took / answered);
    }
  return [median(one), median(two)];
}

/** Returns the processor time of the busiest projector for one event. Half as many events warm them up. */
const projected = (...names: readonly MemberName[]) =>
  withTestBed(engines, async ({ cluster, ports, start, stop }) => {
    const { kafka } = ports;
    if (!kafka) throw new Error('Kafka is not configured');
    // A projector that starts for the first time builds its read models from the log instead of Kafka.
    await start('projector-0');
    await stop('projector-0');
    await start('relay-0', ...names);
    const projectors = names.map((name) => cluster.member(name));
    await ensureReady(projectors);
    const seed = seeder(ports.events, { journals: JOURNALS, codes: SCANNED_CODES });
    const events = Number(values.events);
    let appended = 0;
    const project = async (more: number) => {
      appended += await seed(more);
      const isPublished = async () => (await kafka.groupFeed.lag('nobody')) >= appended;
      // The other read models ignore most events of this log.
      const isProjected = async () =>
        (await Promise.all(COUNTING_SCANS.map((name) => kafka.groupFeed.lag(name)))).every(
          (lag) => lag === 0,
        );
      await pWaitFor(async () => (await isPublished()) && (await isProjected()), DRAINED);
    };
    await project(events / 2);
    return (await busiest(projectors, () => project(events))) / events;
  });

const standIn = await new EventStoreDbStandIn().start();
try {
  print(`| processor time of the busiest, µs | one | two | times (≥ ${LEAST_GAIN}) |`);
  print('| --- | --: | --: | --: |');
  const apis = await withTestBed(engines, scanned, { EVENTSTORE_URL: standIn.url });
  const ofApis = gain('a scan, apis, EventStoreDB', ...apis);
  const ofProjectors = gain(
    'an event, projectors',
    await projected('projector-0'),
    await projected('projector-0', 'projector-1'),
  );
  if (!ofApis || !ofProjectors) process.exitCode = 1;
} finally {
  standIn.kill();
}
