import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '../../support/distributed/member.ts';

const TIMEOUT_MS = 60_000;

/** Starts the processes that do not run, and waits until all are ready. Throws with the reasons after a minute. */
export async function ensureReady(members: readonly Member[]): Promise<void> {
  await Promise.all(members.filter(({ runs }) => !runs).map((member) => member.start()));
  for (const end = performance.now() + TIMEOUT_MS; ; await sleep(50)) {
    const problems = await Promise.all(members.map((member) => member.problems()));
    if (problems.every((problem) => problem === '')) return;
    if (performance.now() > end)
      throw new Error(members.map(({ name }, index) => `${name}: ${problems[index]}`).join('\n'));
  }
}
