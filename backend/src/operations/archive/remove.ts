import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../../ports/event-store.ts';

/** Events that are removed together: the log takes no scans meanwhile. */
const STEP = 2_000;

interface Removal {
  /** The first event that is there. */
  readonly from: number;
  /** The first event that stays. */
  readonly before: number;
  /** Events that are removed together. */
  readonly step?: number | undefined;
  readonly signal: AbortSignal;
}

/** Removes the beginning of a stream, the oldest events first, and rests as long as it takes. Rejects with the signal's reason. */
export async function removeEvents(
  events: Pick<EventStore, 'truncate'>,
  stream: string,
  { from, before, step = STEP, signal }: Removal,
): Promise<void> {
  for (let reached = from; reached < before; ) {
    signal.throwIfAborted();
    const began = performance.now();
    reached = Math.min(reached + step, before);
    await events.truncate(stream, reached);
    await sleep(performance.now() - began);
  }
}
