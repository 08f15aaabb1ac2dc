import { parseArgs } from 'node:util';
import { EventStoreDbStandIn } from '../../src/testing/eventstoredb-stand-in/server.ts';
import { ensureReady } from '../../test/journeys/harness/ensure-ready.ts';
import { signIn } from '../../test/support/admin.ts';
import type { MemberName } from '../../test/support/distributed/cluster.ts';
import { enginesOfEnvironment } from '../../test/support/distributed/engines.ts';
import { alternate, ratio } from '../rounds.ts';
import { limitEach } from './own-share.ts';
import { scansOf } from './scans.ts';
import { type TestBed, withTestBed } from './test-bed.ts';
import { throughput } from './throughput.ts';

/**
 * `npm run bench:machines`: how much two processes of a role do, compared with one. Each gets a small share of a processor, as if
 * it had a slow machine to itself, so that two processors suffice for all of them, the engines and the load.
 */
const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '0.25' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    events: { type: 'string', default: '4000' },
  },
});
const share = Number(values.share);
const LEAST_GAIN = 1.7;
const CONNECTIONS = 64;

const engines = enginesOfEnvironment();
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Returns how many times as much two do, and says it. */
function gain(name: string, one: number, two: number, times: number): boolean {
  print(`| ${name} | ${one.toFixed(0)} | ${two.toFixed(0)} | ${times.toFixed(2)} |`);
  return times >= LEAST_GAIN;
}

type Limit = (names: readonly MemberName[]) => Promise<void>;

/** Limits what `work` names, and ends these processes afterwards. */
async function withLimits<T>(testBed: TestBed, work: (limit: Limit) => Promise<T>): Promise<T> {
  const ends: (() => Promise<void>)[] = [];
  const limit: Limit = async (names) => {
    const free = await limitEach(
      names.map((name) => testBed.cluster.member(name).pid),
      share,
    );
    ends.push(async () => {
      await testBed.stop(...names);
      await free();
    });
  };
  try {
    return await work(limit);
  } finally {
    for (const end of ends) await end();
  }
}

const projected = (projectors: 1 | 2) =>
  withTestBed(engines, async (testBed) =>
    withLimits(testBed, async (limit) => {
      const rate = await throughput(testBed, Number(values.events), projectors, limit);
      return rate.projectors;
    }),
  );

async function scanned(testBed: TestBed): Promise<boolean> {
  const { cluster, start } = testBed;
  await start('relay-0', 'projector-0', 'api-0', 'api-1');
  await ensureReady(cluster.members.filter(({ runs }) => runs));
  const [first, second] = [cluster.member('api-0').port, cluster.member('api-1').port];
  const admin = await signIn(first);
  const load = { connections: CONNECTIONS, seconds: Number(values.seconds) };
  const variants = [
    await scansOf('one api', admin, [first], load),
    await scansOf('two apis', admin, [first, second], load),
  ];
  const [one, two] = await withLimits(testBed, async (limit) => {
    await limit(['api-0', 'api-1']);
    return alternate(Number(values.rounds), variants);
  });
  if (!one || !two) throw new Error('nothing was measured');
  const times = ratio(two, one, 'perSecond');
  return gain('scans answered by apis, EventStoreDB', one.perSecond, two.perSecond, times);
}

const standIn = await new EventStoreDbStandIn().start();
try {
  print(`| a second, each process with ${share} of a processor | one | two | times (≥ ${LEAST_GAIN}) |`);
  print('| --- | --: | --: | --: |');
  const apis = await withTestBed(engines, scanned, { EVENTSTORE_URL: standIn.url });
  const [one, two] = [await projected(1), await projected(2)];
  const projectors = gain('events written by projectors', one, two, two / one);
  if (!apis || !projectors) process.exitCode = 1;
} finally {
  standIn.kill();
}
