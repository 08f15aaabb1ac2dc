import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineControl, EngineToKill } from '../../src/testing/engine-control.ts';
import type { Cluster, MemberName } from '../support/distributed/cluster.ts';
import type { Member } from '../support/distributed/member.ts';
import type { Ledger } from './ledger.ts';
import type { Timeline } from './timeline.ts';

const ORDER: readonly MemberName[] = ['api-0', 'relay-0', 'projector-0', 'api-1', 'relay-1', 'projector-1'];
const DOWN_MS = 1500;
const BETWEEN_MS = 2000;
const AWAY_MS = 20_000;
const READY_WITHIN_MS = 60_000;
/** Who starts while engines are killed one after the other waits for them. */
const OUTAGES_MS = 300_000;

/** Names the engines as `readyz` does, and whom to ask. */
const TOLD_BY: Readonly<Record<EngineToKill, { readonly member: MemberName; readonly words: string }>> = {
  kafka: { member: 'relay-0', words: 'kafka does not answer' },
  mongodb: { member: 'api-0', words: 'read store does not answer' },
  s3: { member: 'api-0', words: 'files does not answer' },
};

/** SIGKILL for each process in turn; each is started again before the next. */
export async function killMembers(cluster: Cluster, rounds: number, timeline: Timeline): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const name of ORDER) {
      await cluster.member(name).end('SIGKILL');
      timeline.say(`${name} killed`);
      await sleep(DOWN_MS);
      await cluster.member(name).start();
      timeline.say(`${name} is back`);
      await sleep(BETWEEN_MS);
    }
}

/** The engine that is away just now. */
const outage: { engine: EngineToKill | undefined } = { engine: undefined };

/** Kills an engine for a while. Answers what was not as it should be meanwhile. */
export async function killEngine(
  { cluster, ledger, timeline }: { cluster: Cluster; ledger: Ledger; timeline: Timeline },
  control: EngineControl,
  engine: EngineToKill,
): Promise<readonly string[]> {
  const complaints: string[] = [];
  const before = ledger.acknowledged.size;
  outage.engine = engine;
  await control.kill(engine);
  timeline.say(`${engine} killed`);
  try {
    await sleep(AWAY_MS);
    const { member, words } = TOLD_BY[engine];
    const told = await cluster.member(member).problems();
    timeline.say(
      `${engine} away: ${member} says ${told}; ${ledger.acknowledged.size - before} answered meanwhile`,
    );
    if (!told.includes(words)) complaints.push(`while ${engine} was away ${member} said ${told || 'ready'}`);
    if (ledger.acknowledged.size === before) complaints.push(`while ${engine} was away nothing was answered`);
  } finally {
    await control.start(engine);
  }
  timeline.say(`${engine} started`);
  const settled = ['api-0', 'api-1', 'relay-0', 'relay-1', 'projector-0', 'projector-1'] as const;
  const late = await notReady(settled.map((name) => cluster.member(name)));
  outage.engine = undefined;
  timeline.say(late.length === 0 ? 'every process is ready' : `not ready: ${late.join('; ')}`);
  return [...complaints, ...late.map((problem) => `a minute after ${engine} came back ${problem}`)];
}

async function notReady(members: readonly Member[]): Promise<readonly string[]> {
  for (const end = performance.now() + READY_WITHIN_MS; ; await sleep(250)) {
    const problems = await Promise.all(members.map(async (each) => ({ each, told: await each.problems() })));
    const late = problems.filter(({ told }) => told !== '').map(({ each, told }) => `${each.name}: ${told}`);
    if (late.length === 0 || performance.now() > end) return late;
  }
}

/** A third projector joins the groups and leaves them, again and again: each time all partitions are dealt anew. */
export async function rebalance(
  cluster: Cluster,
  timeline: Timeline,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const third = cluster.member('projector-2');
  const complaints: string[] = [];
  while (!signal.aborted) {
    await third.start(OUTAGES_MS);
    timeline.say(`${third.name} joins`);
    await sleep(BETWEEN_MS, undefined, { signal }).catch(() => undefined);
    const code = await third.end('SIGTERM');
    timeline.say(`${third.name} leaves`);
    // While an engine is away it may not get everything back in time, and then goes all the same.
    if (code !== 0 && !outage.engine)
      complaints.push(`${third.name} was asked to stop and ended with ${code}`);
    await sleep(BETWEEN_MS, undefined, { signal }).catch(() => undefined);
  }
  return complaints;
}
