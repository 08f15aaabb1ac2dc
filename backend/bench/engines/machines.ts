import { parseArgs } from 'node:util';
import pWaitFor from 'p-wait-for';
import { codesProjection } from '../../src/read-models/codes/project.ts';
import { scanStatisticsProjection } from '../../src/read-models/scan-statistics/project.ts';
import { EventStoreDbStandIn } from '../../src/testing/eventstoredb-stand-in/server.ts';
import { ensureReady } from '../../test/journeys/harness/ensure-ready.ts';
import { signIn } from '../../test/support/admin.ts';
import type { MemberName } from '../../test/support/distributed/cluster.ts';
import { enginesOfEnvironment } from '../../test/support/distributed/engines.ts';
import type { Member } from '../../test/support/distributed/member.ts';
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
/** Rounds in which each process compiles what it does. */
const WARM_UP = 4;
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

/**
 * Returns the processor time of the busiest api for one scan, for one api and for two. An api of another installation is scanned
 * beside the one: so this machine, whose processors and caches they share, has as much to do as with two.
 */
async function scanned(measured: TestBed, other: TestBed): Promise<readonly [one: number, two: number]> {
  await measured.start('relay-0', 'projector-0', 'api-0', 'api-1');
  await other.start('relay-0', 'projector-0', 'api-0');
  await ensureReady([measured, other].flatMap(({ cluster }) => cluster.members.filter(({ runs }) => runs)));
  const apis = [measured.cluster.member('api-0'), measured.cluster.member('api-1')];
  const [first = 0, second = 0] = apis.map(({ port }) => port);
  const beside = other.cluster.member('api-0').port;
  const admin = await signIn(first);
  const seconds = Number(values.seconds);
  const load = { connections: CONNECTIONS, seconds };
  const one = await scansOf('one api', admin, [first], load);
  const another = await scansOf('another', await signIn(beside), [beside], load);
  const two = await scansOf('two apis', admin, [first, second], { ...load, connections: 2 * CONNECTIONS });
  const both = async () => {
    const [{ answered }] = await Promise.all([one.run(), another.run()]);
    return answered;
  };
  const ofOne = () => timeOf(apis, both);
  const ofTwo = () => timeOf(apis, () => two.run().then(({ answered }) => answered));
  for (let round = 0; round < WARM_UP; round += 1) {
    await ofOne();
    await ofTwo();
  }
  const took: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    took[0].push(await ofOne());
    took[1].push(await ofTwo());
  }
  return [median(took[0]), median(took[1])];
}

/** Returns the processor time of the busiest process for one of what `work` resolves to. */
async function timeOf(processes: readonly Member[], work: () => Promise<number>): Promise<number> {
  let done = 0;
  const took = await busiest(processes, async () => {
    done = await work();
  });
  return took / done;
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

const standIns = await Promise.all([new EventStoreDbStandIn().start(), new EventStoreDbStandIn().start()]);
const logs = standIns.map(({ url }) => ({ EVENTSTORE_URL: url }));
try {
  print(`| processor time of the busiest, µs | one | two | times (≥ ${LEAST_GAIN}) |`);
  print('| --- | --: | --: | --: |');
  const apis = await withTestBed(
    engines,
    (measured) => withTestBed(engines, (other) => scanned(measured, other), logs[1]),
    logs[0],
  );
  const ofApis = gain('a scan, apis, EventStoreDB', ...apis);
  const ofProjectors = gain(
    'an event, projectors',
    await projected('projector-0'),
    await projected('projector-0', 'projector-1'),
  );
  if (!ofApis || !ofProjectors) process.exitCode = 1;
} finally {
  for (const standIn of standIns) standIn.kill();
}
