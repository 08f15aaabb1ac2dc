import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineControl, EngineToKill } from '../../src/testing/engines/engine-control.ts';
import type { Cluster, MemberName } from '../support/distributed/cluster.ts';
import type { Member } from '../support/distributed/member.ts';
import type { Ledger } from './ledger.ts';
import type { Timeline } from './timeline.ts';

const ORDER: readonly MemberName[] = ['api-0', 'relay-0', 'projector-0', 'api-1', 'relay-1', 'projector-1'];
const DOWN_MS = 1500;
const BETWEEN_MS = 2000;
const OUTAGE_MS = 20_000;
const READY_WITHIN_MS = 60_000;
/** A process that starts during the outages waits for all engines. */
const START_IN_OUTAGE_MS = 300_000;

/** A process that uses the engine, and what its `/readyz` reports during the outage. */
const REPORTS: Readonly<Record<EngineToKill, { readonly member: MemberName; readonly text: string }>> = {
  kafka: { member: 'relay-0', text: 'kafka does not answer' },
  mongodb: { member: 'api-0', text: 'read store does not answer' },
  s3: { member: 'api-0', text: 'files does not answer' },
};

/** Kills each process in turn, and starts it again before the next. */
export async function killMembers(cluster: Cluster, rounds: number, timeline: Timeline): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const member of permanentOf(cluster)) {
      await member.end('SIGKILL');
      timeline.log(`${member.name} killed`);
      await sleep(DOWN_MS);
      await member.start();
      timeline.log(`${member.name} started`);
      await sleep(BETWEEN_MS);
    }
}

/** Stops each process in an orderly way, as an upgrade does, and waits until it is ready again. Returns the problems. */
export async function restartMembers(cluster: Cluster, timeline: Timeline): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const member of permanentOf(cluster)) {
    const code = await member.end('SIGTERM');
    if (code !== 0) problems.push(`${member.name} exited with ${code} on SIGTERM`);
    await member.start();
    problems.push(...(await notReady([member])).map((problem) => `restarted: ${problem}`));
    timeline.log(`${member.name} restarted`);
  }
  return problems;
}

/** The processes that always run, in the order of their names and roles. */
export const permanentOf = ({ members }: Cluster): readonly Member[] =>
  ORDER.flatMap((name) => members.find((member) => member.name === name) ?? []);

/** The engine that is down at the moment. */
const outage: { engine: EngineToKill | undefined } = { engine: undefined };

/** Kills an engine for 20 seconds. Returns the problems during the outage and after it. */
export async function killEngine(
  { cluster, ledger, timeline }: { cluster: Cluster; ledger: Ledger; timeline: Timeline },
  control: EngineControl,
  engine: EngineToKill,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const before = ledger.acknowledged.size;
  outage.engine = engine;
  await control.kill(engine);
  timeline.log(`${engine} killed`);
  try {
    await sleep(OUTAGE_MS);
    const { member, text } = REPORTS[engine];
    const report = (await cluster.member(member).problems()) || 'ready';
    timeline.log(
      `${engine} is down: ${member} reports ${report}; ${ledger.acknowledged.size - before} calls acknowledged`,
    );
    if (!report.includes(text)) problems.push(`with ${engine} down, ${member} reports ${report}`);
    if (ledger.acknowledged.size === before) problems.push(`with ${engine} down, no call is acknowledged`);
  } finally {
    await control.start(engine);
  }
  timeline.log(`${engine} started`);
  const late = await notReady(permanentOf(cluster));
  outage.engine = undefined;
  timeline.log(late.length === 0 ? 'every process is ready' : `not ready: ${late.join('; ')}`);
  return [...problems, ...late.map((problem) => `a minute after the start of ${engine}: ${problem}`)];
}

async function notReady(members: readonly Member[]): Promise<readonly string[]> {
  for (const end = performance.now() + READY_WITHIN_MS; ; await sleep(250)) {
    const reports = await Promise.all(
      members.map(async (member) => ({ name: member.name, problem: await member.problems() })),
    );
    const late = reports
      .filter(({ problem }) => problem !== '')
      .map(({ name, problem }) => `${name}: ${problem}`);
    if (late.length === 0 || performance.now() > end) return late;
  }
}

/** Starts and stops a third projector repeatedly. Each time, Kafka assigns all partitions again. */
export async function rebalance(
  cluster: Cluster,
  timeline: Timeline,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const third = cluster.member('projector-2');
  const problems: string[] = [];
  while (!signal.aborted) {
    await third.start(START_IN_OUTAGE_MS);
    timeline.log(`${third.name} joins`);
    await sleep(BETWEEN_MS, undefined, { signal }).catch(() => undefined);
    const code = await third.end('SIGTERM');
    timeline.log(`${third.name} leaves`);
    // During an outage it may not finish its work in time, and then exits with 1.
    if (code !== 0 && !outage.engine) problems.push(`${third.name} exited with ${code} on SIGTERM`);
    await sleep(BETWEEN_MS, undefined, { signal }).catch(() => undefined);
  }
  return problems;
}
