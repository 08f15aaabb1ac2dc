import type { Ports } from '../../src/main/ports.ts';
import { caughtUp } from '../support/distributed/progress.ts';
import type { TestResources } from '../support/distributed/test-resources.ts';
import { runProgramIn } from '../support/server.ts';
import { compare, compareDumps, dump, type Finding, tracesInLog } from './findings.ts';
import type { Ledger } from './ledger.ts';
import type { Timeline } from './timeline.ts';

const CATCH_UP_MS = 60_000;

interface Run {
  readonly ports: Ports;
  readonly resources: TestResources;
  readonly ledger: Ledger;
  readonly timeline: Timeline;
}

/** Waits until the read models have caught up, then checks log and documents. The processes keep running. */
export async function verdict({ ports, resources, ledger, timeline }: Run): Promise<readonly Finding[]> {
  const took = await caughtUp(ports, CATCH_UP_MS);
  timeline.log(`caught up after ${(took / 1000).toFixed(1)} s`);
  const log = compare(ledger, await tracesInLog(ports));
  const served = await dump(ports);
  const audit = await runProgram(resources, 'audit');
  const rebuild = await runProgram(resources, 'rebuild');
  const rebuilt = compareDumps(served, await dump(ports));
  timeline.log(`${served.size} documents rebuilt and compared`);
  return [...log, audit, rebuilt, rebuild, await runProgram(resources, 'audit')];
}

async function runProgram({ environment }: TestResources, name: 'audit' | 'rebuild'): Promise<Finding> {
  const { code, output } = await runProgramIn(environment, name);
  return {
    check: `errors of ${name}`,
    examined: 1,
    violations: code === 0 ? [] : output.trim().split('\n'),
  };
}
