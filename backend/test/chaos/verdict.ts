import type { Ports } from '../../src/main/ports.ts';
import type { Place } from '../support/distributed/place.ts';
import { caughtUp } from '../support/distributed/progress.ts';
import { runProgramIn } from '../support/server.ts';
import { compare, compareDumps, dump, type Finding, tracesInLog } from './findings.ts';
import type { Ledger } from './ledger.ts';
import type { Timeline } from './timeline.ts';

const CATCH_UP_MS = 60_000;

interface Scene {
  readonly ports: Ports;
  readonly place: Place;
  readonly ledger: Ledger;
  readonly timeline: Timeline;
}

/** Waits until everything has caught up, and holds log and read models to what was answered. The processes still run. */
export async function verdict({ ports, place, ledger, timeline }: Scene): Promise<readonly Finding[]> {
  const took = await caughtUp(ports, CATCH_UP_MS);
  timeline.say(`caught up after ${(took / 1000).toFixed(1)} s`);
  const log = compare(ledger, await tracesInLog(ports));
  const served = await dump(ports);
  const asServed = await runProgram(place, 'audit');
  const rebuild = await runProgram(place, 'rebuild');
  const rebuilt = compareDumps(served, await dump(ports));
  timeline.say(`${served.size} documents, rebuilt and compared`);
  return [...log, asServed, rebuilt, rebuild, await runProgram(place, 'audit')];
}

async function runProgram({ environment }: Place, name: 'audit' | 'rebuild'): Promise<Finding> {
  const { code, output } = await runProgramIn(environment, name);
  return {
    question: `complaints of ${name}`,
    examined: 1,
    wrong: code === 0 ? [] : output.trim().split('\n'),
  };
}
