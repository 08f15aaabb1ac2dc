import { setTimeout as sleep } from 'node:timers/promises';
import { unlessAway } from './errors.ts';

/**
 * What an engine answers within so many milliseconds; undefined where it is away or takes longer. For what can be done
 * without, as when a change is made already and only to be shown. Other errors pass through.
 */
export async function answerInTime<T>(answer: Promise<T>, ms: number): Promise<T | undefined> {
  const late = new AbortController();
  const limit = sleep(ms, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([unlessAway(answer), limit]);
  } finally {
    late.abort();
  }
}
