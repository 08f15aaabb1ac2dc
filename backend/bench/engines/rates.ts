import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 40;
const TIMEOUT_MS = 90_000;

/**
 * Polls a backlog until it is 0; `first` is what it was before anybody worked on it. The clock starts at its first decrease, so that a process's start is not counted.
 * @returns items a second
 * @throws when the backlog is not 0 after 90 seconds
 */
export async function drainRate(first: number, backlog: () => Promise<number>): Promise<number> {
  let began: { readonly at: number; readonly left: number } | undefined;
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await sleep(POLL_MS)) {
    const left = await backlog();
    const at = performance.now();
    if (left < first) began ??= { at, left };
    if (left === 0 && began) return at > began.at ? (began.left / (at - began.at)) * 1000 : Number.NaN;
  }
  throw new Error(`the backlog is not empty after ${TIMEOUT_MS / 1000} seconds`);
}
