import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../../src/main/config.ts';
import { openPorts } from '../../src/main/ports.ts';
import { type EngineToKill, engineControl } from '../../src/testing/engine-control.ts';
import { allReady } from '../journeys/harness/all-ready.ts';
import { clear } from '../support/distributed/clear.ts';
import { type Cluster, newCluster } from '../support/distributed/cluster.ts';
import { enginesOfEnvironment } from '../support/distributed/engines.ts';
import { newPlace, type Place } from '../support/distributed/place.ts';
import { gather } from './cast.ts';
import { killEngine, killMembers, rebalance } from './disasters.ts';
import type { Finding } from './findings.ts';
import { Ledger } from './ledger.ts';
import { putOnLoad } from './load.ts';
import { startTimeline } from './timeline.ts';
import { verdict } from './verdict.ts';

/**
 * `npm run test:chaos`: two of each role on SQLite, Kafka, MongoDB and S3, under a steady load, killed one after the
 * other while projectors come and go; then each engine, 20 seconds each. `--short`: no engine. Exit code 0: nothing that
 * was answered is lost or doubled, and the read models are what a fresh rebuild makes of the log. An engine that can't be
 * killed, for want of a command (`CHAOS_ENGINES`), makes for exit code 1; `--engines none` asks for none.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    engines: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const short = values.short;
const rounds = Number(values.rounds ?? (short ? 1 : 2));
const ENGINES: readonly EngineToKill[] = ['s3', 'kafka', 'mongodb'];
const toKill = ENGINES.filter((name) => (values.engines ?? (short ? '' : ENGINES.join())).includes(name));
const FRESH_CODES = short ? 300 : 2000;
const MOST_MS = (120 + rounds * 60 + toKill.length * 120) * 1000;

const UNTRIED = 'engines that could not be killed, for want of a command (CHAOS_ENGINES)';
const control = engineControl();
const timeline = startTimeline();
const ledger = new Ledger();

async function cause(cluster: Cluster): Promise<readonly Finding[]> {
  const over = new AbortController();
  const wrong: string[] = [];
  const cast = await gather(cluster, FRESH_CODES, ledger);
  timeline.say(`${cast.owners.length} owners, ${cast.fresh.length} codes to claim: the load begins`);
  const load = putOnLoad(cluster, cast, ledger, over.signal);
  const rebalances = rebalance(cluster, timeline, over.signal).catch((error: unknown) => [String(error)]);
  try {
    await sleep(2000);
    await killMembers(cluster, rounds, timeline);
    if (control)
      for (const engine of toKill)
        wrong.push(...(await killEngine({ cluster, ledger, timeline }, control, engine)));
    await sleep(2000);
  } finally {
    over.abort();
    await load;
    wrong.push(...(await rebalances));
  }
  const { acknowledged, unknown, slowestMs } = ledger;
  timeline.say(
    `the load is over: ${acknowledged.size} answered, ${unknown.size} cut off or refused, the slowest call ${Math.round(slowestMs)} ms`,
  );
  return [
    { question: 'complaints during the outages', examined: toKill.length, wrong },
    { question: UNTRIED, examined: toKill.length, wrong: control ? [] : [...toKill] },
  ];
}

/** Orderly, so that what hangs at its end is seen. */
async function stop({ members }: Cluster): Promise<Finding> {
  const running = members.filter(({ runs }) => runs);
  const ends = await Promise.all(
    running.map(async (member) => ({ name: member.name, code: await member.end('SIGTERM') })),
  );
  const wrong = ends.filter(({ code }) => code !== 0).map(({ name, code }) => `${name} ended with ${code}`);
  timeline.say('every process was asked to stop');
  return { question: 'processes that did not stop in an orderly way', examined: running.length, wrong };
}

async function run(place: Place, cluster: Cluster): Promise<readonly Finding[]> {
  const always = cluster.members.filter(({ name }) => name !== 'projector-2');
  await allReady(always);
  timeline.say(`${always.length} processes run on ${place.topic}`);
  const disasters = await cause(cluster);
  const environment = { ...place.environment, QLAIM_ROLE: 'projector' };
  const ports = await openPorts(readConfig(environment), cluster.publicUrl, pino({ level: 'silent' }));
  try {
    const findings = await verdict({ ports, place, ledger, timeline });
    const loggedErrors = cluster.members.flatMap((member) => member.loggedErrors());
    const errors = { question: 'errors in the logs', examined: cluster.members.length, wrong: loggedErrors };
    return [...findings, ...disasters, errors, await stop(cluster)];
  } finally {
    await ports.close();
  }
}

function report(findings: readonly Finding[]): boolean {
  for (const { question, examined, wrong } of findings) {
    process.stdout.write(
      `${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${question}: ${wrong.length} of ${examined}\n`,
    );
    for (const line of wrong.slice(0, 10)) process.stdout.write(`       ${line.slice(0, 1500)}\n`);
  }
  const bad = findings.filter(({ wrong }) => wrong.length > 0);
  const onlyUntried = bad.every(({ question }) => question === UNTRIED);
  const otherwise = onlyUntried ? 'nothing found, but NOT everything was tried' : 'damaged';
  process.stdout.write(`VERDICT: ${bad.length === 0 ? 'nothing lost, nothing doubled' : otherwise}\n`);
  return bad.length === 0;
}

const engines = enginesOfEnvironment();
const place = await newPlace(engines, { prefix: 'chaos', partitions: 6 });
const cluster = await newCluster(place);
const finish = async (code: number) => {
  await Promise.all(cluster.members.map((member) => member.end('SIGKILL')));
  for (const left of await clear(place, engines)) timeline.say(`not removed: ${left}`);
  process.exit(code);
};
const giveUp = (why: string) => {
  timeline.say(`given up: ${why}`);
  void finish(1);
};
setTimeout(giveUp, MOST_MS, `not over after ${MOST_MS / 1000} s`).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp(signal));
try {
  await finish(report(await run(place, cluster)) ? 0 : 1);
} catch (error) {
  timeline.say(`FAILED: ${error instanceof Error ? error.stack : error}`);
  await finish(1);
}
