import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../../src/main/config.ts';
import { openPorts } from '../../src/main/ports.ts';
import { type EngineToKill, engineControl } from '../../src/testing/engine-control.ts';
import { ensureReady } from '../journeys/harness/ensure-ready.ts';
import { type Cluster, newCluster } from '../support/distributed/cluster.ts';
import { enginesOfEnvironment } from '../support/distributed/engines.ts';
import { removeResources } from '../support/distributed/remove-resources.ts';
import { newTestResources, type TestResources } from '../support/distributed/test-resources.ts';
import { setUpActors } from './actors.ts';
import { killEngine, killMembers, rebalance } from './fault-injection.ts';
import type { Finding } from './findings.ts';
import { Ledger } from './ledger.ts';
import { runLoad } from './load.ts';
import { operate } from './operate.ts';
import { startTimeline } from './timeline.ts';
import { verdict } from './verdict.ts';

/**
 * `npm run test:chaos` runs two processes of each role on SQLite, Kafka, MongoDB and S3 under a steady load. It kills one
 * process after another while a third projector joins and leaves. Then it kills each engine for 20 seconds. Meanwhile one
 * rebuild follows another, with an audit after each.
 *
 * The exit code is 0 when no acknowledged change is lost or duplicated, and a rebuild changes no document.
 * It is 1 when an engine cannot be killed because `CHAOS_ENGINES` names no command.
 * `--engines none` and `--short` kill no engine.
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
const UNCLAIMED_CODES = short ? 300 : 2000;
const TIMEOUT_MS = (120 + rounds * 60 + toKill.length * 120) * 1000;

const NOT_KILLED = 'engines that no command can kill (CHAOS_ENGINES)';
const control = engineControl();
const timeline = startTimeline();
const ledger = new Ledger();

async function injectFaults(resources: TestResources, cluster: Cluster): Promise<readonly Finding[]> {
  const end = new AbortController();
  const violations: string[] = [];
  const actors = await setUpActors(cluster, UNCLAIMED_CODES, ledger);
  timeline.log(`${actors.owners.length} owners, ${actors.unclaimed.length} codes to claim: the load starts`);
  const load = runLoad(cluster, actors, ledger, end.signal);
  const rebalances = rebalance(cluster, timeline, end.signal).catch((error: unknown) => [String(error)]);
  const operating = operate(resources, timeline, end.signal);
  try {
    await sleep(2000);
    await killMembers(cluster, rounds, timeline);
    if (control)
      for (const engine of toKill)
        violations.push(...(await killEngine({ cluster, ledger, timeline }, control, engine)));
    await sleep(2000);
  } finally {
    end.abort();
    await load;
    violations.push(...(await rebalances));
  }
  const { acknowledged, unknown, slowestMs } = ledger;
  timeline.log(
    `the load ends: ${acknowledged.size} acknowledged, ${unknown.size} with unknown outcome, slowest call ${Math.round(slowestMs)} ms`,
  );
  return [
    { check: 'problems during the outages', examined: toKill.length, violations },
    await operating,
    { check: NOT_KILLED, examined: toKill.length, violations: control ? [] : [...toKill] },
  ];
}

/** Stops every process by SIGTERM, which finds processes that hang at shutdown. */
async function stop({ members }: Cluster): Promise<Finding> {
  const running = members.filter(({ runs }) => runs);
  const ends = await Promise.all(
    running.map(async (member) => ({ name: member.name, code: await member.end('SIGTERM') })),
  );
  const violations = ends
    .filter(({ code }) => code !== 0)
    .map(({ name, code }) => `${name} exited with ${code}`);
  timeline.log('every process has stopped');
  return { check: 'processes that exit with an error on SIGTERM', examined: running.length, violations };
}

async function run(resources: TestResources, cluster: Cluster): Promise<readonly Finding[]> {
  const permanent = cluster.members.filter(({ name }) => name !== 'projector-2');
  await ensureReady(permanent);
  timeline.log(`${permanent.length} processes run on ${resources.topic}`);
  const outages = await injectFaults(resources, cluster);
  const environment = { ...resources.environment, QLAIM_ROLE: 'projector' };
  const ports = await openPorts(readConfig(environment), cluster.publicUrl, pino({ level: 'silent' }));
  try {
    const findings = await verdict({ ports, resources, ledger, timeline });
    const loggedErrors = cluster.members.flatMap((member) => member.loggedErrors());
    const errors = {
      check: 'errors in the logs',
      examined: cluster.members.length,
      violations: loggedErrors,
    };
    return [...findings, ...outages, errors, await stop(cluster)];
  } finally {
    await ports.close();
  }
}

function report(findings: readonly Finding[]): boolean {
  for (const { check, examined, violations } of findings) {
    process.stdout.write(
      `${violations.length === 0 ? 'ok  ' : 'FAIL'} ${check}: ${violations.length} of ${examined}\n`,
    );
    for (const line of violations.slice(0, 10)) process.stdout.write(`       ${line.slice(0, 1500)}\n`);
  }
  const failed = findings.filter(({ violations }) => violations.length > 0);
  const incomplete = failed.every(({ check }) => check === NOT_KILLED);
  const otherwise = incomplete ? 'no violation, but NOT every engine was killed' : 'violations found';
  process.stdout.write(`VERDICT: ${failed.length === 0 ? 'nothing lost, nothing duplicated' : otherwise}\n`);
  return failed.length === 0;
}

const engines = enginesOfEnvironment();
const resources = await newTestResources(engines, { prefix: 'chaos', partitions: 6 });
const cluster = await newCluster(resources);
const finish = async (code: number) => {
  await Promise.all(cluster.members.map((member) => member.end('SIGKILL')));
  for (const left of await removeResources(resources, engines)) timeline.log(`not removed: ${left}`);
  process.exit(code);
};
const abort = (reason: string) => {
  timeline.log(`aborted: ${reason}`);
  void finish(1);
};
setTimeout(abort, TIMEOUT_MS, `not finished after ${TIMEOUT_MS / 1000} s`).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort(signal));
try {
  await finish(report(await run(resources, cluster)) ? 0 : 1);
} catch (error) {
  timeline.log(`FAILED: ${error instanceof Error ? error.stack : error}`);
  await finish(1);
}
