import { readFileSync } from 'node:fs';

const TICK_MICROSECONDS = 10_000;

/** Returns the processor time of all threads of a process, in microseconds. Returns NaN where /proc is missing. */
export function cpuOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
  } catch {
    return Number.NaN;
  }
}
