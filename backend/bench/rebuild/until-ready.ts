import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 60 * 60_000;

/** Waits until something holds, as long as a first start may take. Throws with `what` where it does not. */
export async function untilHolds(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = performance.now() + WITHIN_MS; !(await holds()); await sleep(100))
    if (performance.now() > end) throw new Error(`${what} did not become ready`);
}

/** Waits until the product has caught up with its log. */
export const untilReady = (port: number): Promise<void> =>
  untilHolds(() => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok), 'the product');
