import type { Ports } from '../../src/main/ports.ts';
import { ensureReady } from '../journeys/harness/ensure-ready.ts';
import type { Cluster } from '../support/distributed/cluster.ts';
import { permanentOf } from './fault-injection.ts';
import { type Finding, tracesInLog } from './findings.ts';
import type { Installation } from './installation/installation.ts';
import type { Ledger } from './ledger.ts';
import { runProgram } from './run-program.ts';
import type { Timeline } from './timeline.ts';

interface Restore {
  readonly installation: Installation;
  readonly ledger: Ledger;
  readonly timeline: Timeline;
  /** The mark of the ledger when the back-up began. What succeeded later may be lost. */
  readonly mark: number;
  /** Opens the ports of the restored installation. */
  readonly withPorts: <T>(work: (ports: Ports) => Promise<T>) => Promise<T>;
}

/** Stops every process by SIGTERM, which finds processes that hang at shutdown. */
export async function stopAll({ members }: Cluster, timeline: Timeline): Promise<Finding> {
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

/** Puts a back-up in place of all data, by the steps of docs/operations.md. Nobody calls meanwhile. */
export async function restoreBackUp({
  installation,
  ledger,
  timeline,
  mark,
  withPorts,
}: Restore): Promise<readonly Finding[]> {
  const { cluster } = installation;
  const stopped = await stopAll(cluster, timeline);
  await installation.restore();
  const forgotten = ledger.forgetSince(mark);
  const log = await withPorts(tracesInLog);
  const lost = forgotten.filter((trace) => !log.has(trace));
  timeline.log(
    `restored: the log lost ${lost.length} of ${forgotten.length} changes since the back-up began`,
  );
  const members = permanentOf(cluster);
  const isApart = members.some(({ role }) => role === 'relay');
  if (isApart) await ensureReady(members.filter(({ role }) => role !== 'api'));
  const rebuild = await runProgram(installation, 'rebuild');
  if (isApart) await withPorts((ports) => installation.caughtUp(ports, 60_000));
  const audit = await runProgram(installation, 'audit');
  await ensureReady(members);
  timeline.log('every process runs on the restored back-up');
  const before = [...ledger.acknowledged].filter((trace) => !log.has(trace));
  return [
    stopped,
    { check: 'acknowledged before the back-up and missing from it', examined: mark, violations: before },
    rebuild,
    audit,
  ];
}
