import type { Ports } from '../../src/main/ports.ts';
import { compare, compareDumps, dump, type Finding, tracesInLog } from './findings.ts';
import type { Installation } from './installation/installation.ts';
import type { Ledger } from './ledger.ts';
import { runProgram } from './run-program.ts';
import type { Timeline } from './timeline.ts';

const CATCH_UP_MS = 60_000;

interface Run {
  readonly ports: Ports;
  readonly installation: Installation;
  readonly ledger: Ledger;
  readonly timeline: Timeline;
}

/** Waits until the read models have caught up, then checks log and documents. The processes keep running. */
export async function verdict({ ports, installation, ledger, timeline }: Run): Promise<readonly Finding[]> {
  const took = await installation.caughtUp(ports, CATCH_UP_MS);
  timeline.log(`caught up after ${(took / 1000).toFixed(1)} s`);
  const log = compare(ledger, await tracesInLog(ports));
  const served = await dump(ports);
  const audit = await runProgram(installation, 'audit');
  const rebuild = await runProgram(installation, 'rebuild');
  const rebuilt = compareDumps(served, await dump(ports));
  timeline.log(`${served.size} documents rebuilt and compared`);
  return [...log, audit, rebuilt, rebuild, await runProgram(installation, 'audit')];
}
