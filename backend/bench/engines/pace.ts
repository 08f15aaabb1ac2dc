import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 40;
const MOST_MS = 90_000;

/**
 * Asks for a number that falls to 0, from its first fall on. Answers how much it fell a second; throws when it takes too
 * long. How long it takes until something happens at all, a process's start, is not counted.
 */
export async function fallPerSecond(ask: () => Promise<number>): Promise<number> {
  const first = await ask();
  let began: { readonly at: number; readonly left: number } | undefined;
  for (const end = performance.now() + MOST_MS; performance.now() < end; await sleep(POLL_MS)) {
    const left = await ask();
    const at = performance.now();
    if (left < first) began ??= { at, left };
    if (left === 0 && began) return at > began.at ? (began.left / (at - began.at)) * 1000 : Number.NaN;
  }
  throw new Error(`after ${MOST_MS / 1000} seconds there was still something to do`);
}

/** The value below which this share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
