import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openPorts, type Ports } from '../../src/main/ports.ts';
import { readConfig } from '../../src/main/settings/config.ts';
import { type EngineToKill, engineControl } from '../../src/testing/engines/engine-control.ts';
import { ensureReady } from '../journeys/harness/ensure-ready.ts';
import { type Actors, setUpActors } from './actors.ts';
import { killEngine, killMembers, permanentOf, rebalance, restartMembers } from './fault-injection.ts';
import type { Finding } from './findings.ts';
import { openEmbedded } from './installation/embedded.ts';
import { openOnEngines } from './installation/on-engines.ts';
import { Ledger } from './ledger.ts';
import { runLoad } from './load.ts';
import { operate } from './operate.ts';
import { report } from './report.ts';
import { restoreBackUp, stopAll } from './restore.ts';
import { startTimeline } from './timeline.ts';
import { verdict } from './verdict.ts';

/**
 * `npm run test:chaos` runs two processes of each role under a steady load: on SQLite, Kafka, MongoDB and S3 where the
 * environment names these, else, and with `--embedded`, on the files of one folder. It kills one process after another while
 * a third projector joins and leaves, then restarts each in an orderly way. Meanwhile one rebuild follows another, with an
 * audit after each. It makes a back-up under load, goes on, restores the back-up, and does all that again. At the end it
 * kills each engine for 20 seconds.
 *
 * The exit code is 0 when no acknowledged change is lost or duplicated, and a rebuild changes no document. What was
 * acknowledged between back-up and restore may be lost. It is 1 when an engine cannot be killed because `TEST_ENGINES` names
 * no command. `--engines none` and `--short` kill no engine; `--short` kills each process once, and restores nothing.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
    engines: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const { short } = values;
const embedded = values.embedded || !process.env['TEST_KAFKA_BROKERS'];
/** Of kills, in each phase. */
const rounds = Number(values.rounds ?? 1);
const ENGINES: readonly EngineToKill[] = ['s3', 'kafka', 'mongodb'];
const killed = values.engines ?? (short || embedded ? '' : ENGINES.join());
const toKill = ENGINES.filter((name) => killed.includes(name));
const UNCLAIMED_CODES = short ? 300 : 2000;
const TIMEOUT_MS = ((short ? 360 : 900) + rounds * 60 + toKill.length * 120) * 1000;
const AFTER_BACK_UP_MS = 5000;

const control = engineControl();
const timeline = startTimeline();
const ledger = new Ledger();
const installation = await (embedded ? openEmbedded() : openOnEngines());
const { cluster, environment } = installation;

/** Runs the load while faults are injected. `faults` resolves to the problems. */
async function underLoad(
  actors: Actors,
  phase: string,
  faults: () => Promise<readonly string[]>,
): Promise<readonly Finding[]> {
  const end = new AbortController();
  const { signal } = end;
  const violations: string[] = [];
  timeline.log(`the load of phase ${phase} starts`);
  const load = runLoad(cluster, actors, ledger, { phase, signal });
  const rebalances = rebalance(cluster, timeline, signal).catch((error: unknown) => [String(error)]);
  const operating = operate(installation, timeline, signal);
  try {
    await sleep(2000);
    violations.push(...(await faults()));
    await sleep(2000);
  } finally {
    end.abort();
    await load;
    violations.push(...(await rebalances));
  }
  timeline.log(
    `the load ends: ${ledger.acknowledged.size} acknowledged, ${ledger.unknown.size} with unknown outcome, slowest call ${Math.round(ledger.slowestMs)} ms`,
  );
  return [{ check: `problems in phase ${phase}`, examined: 1, violations }, await operating];
}

async function killAndRestart(): Promise<readonly string[]> {
  await killMembers(cluster, rounds, timeline);
  return short ? [] : restartMembers(cluster, timeline);
}

async function killEngines(): Promise<readonly string[]> {
  const problems: string[] = [];
  if (control)
    for (const engine of toKill)
      problems.push(...(await killEngine({ cluster, ledger, timeline }, control, engine)));
  return problems;
}

/** The first phase ends in the past: it makes a back-up under load, goes on, and then the back-up is restored. */
async function upToRestore(actors: Actors): Promise<readonly Finding[]> {
  let mark = 0;
  const findings = await underLoad(actors, 'a', async () => {
    const problems = await killAndRestart();
    mark = ledger.mark;
    await installation.backUp();
    timeline.log('backed up');
    await sleep(AFTER_BACK_UP_MS);
    return problems;
  });
  const restored = await restoreBackUp({ installation, ledger, timeline, mark, withPorts });
  return [...findings, ...restored];
}

async function withPorts<T>(work: (ports: Ports) => Promise<T>): Promise<T> {
  const config = readConfig({ ...environment, QLAIM_ROLE: 'projector' });
  const ports = await openPorts(config, cluster.publicUrl, pino({ level: 'silent' }));
  return work(ports).finally(() => ports.close());
}

async function run(): Promise<readonly Finding[]> {
  const permanent = permanentOf(cluster);
  await ensureReady(permanent);
  timeline.log(`${permanent.length} processes run on ${installation.name}`);
  const actors = await setUpActors(cluster, UNCLAIMED_CODES, ledger);
  timeline.log(`${actors.owners.length} owners, ${actors.unclaimed.length} codes to claim`);
  const first = short ? [] : await upToRestore(actors);
  const second = await underLoad(actors, 'b', async () => [
    ...(await killAndRestart()),
    ...(await killEngines()),
  ]);
  const findings = await withPorts((ports) => verdict({ ports, installation, ledger, timeline }));
  const examined = cluster.members.length;
  const errors = cluster.members.flatMap((member) => member.loggedErrors());
  return [
    ...findings,
    ...first,
    ...second,
    {
      check: 'engines that no command can kill',
      examined: toKill.length,
      violations: control ? [] : [...toKill],
    },
    { check: 'errors in the logs', examined, violations: errors },
    await stopAll(cluster, timeline),
  ];
}

const finish = async (code: number) => {
  await Promise.all(cluster.members.map((member) => member.end('SIGKILL')));
  for (const left of await installation.remove()) timeline.log(`not removed: ${left}`);
  process.exit(code);
};
const abort = (reason: string) => {
  timeline.log(`aborted: ${reason}`);
  void finish(1);
};
setTimeout(abort, TIMEOUT_MS, `not finished after ${TIMEOUT_MS / 1000} s`).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort(signal));
try {
  await finish(report(await run()) ? 0 : 1);
} catch (error) {
  timeline.log(`FAILED: ${error instanceof Error ? error.stack : error}`);
  await finish(1);
}
