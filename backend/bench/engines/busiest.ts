import type { Member } from '../../test/support/distributed/member.ts';
import { cpuOf } from '../measuring/cpu.ts';

/**
 * Returns the processor time, in microseconds, that the busiest of some processes takes while `work` runs. Each on a machine of its
 * own, they would need that long. Other load on this machine hardly changes it. Linux only.
 */
export async function busiest(processes: readonly Member[], work: () => Promise<unknown>): Promise<number> {
  const before = processes.map(({ pid }) => cpuOf(pid));
  await work();
  return Math.max(...processes.map(({ pid }, place) => cpuOf(pid) - (before[place] ?? 0)));
}
