import { storedScans } from '../../../domain/scans/versions.ts';
import type { FeedEvent, Position } from '../../../ports/event-feed.ts';

/** Scans that are folded together. Each may be of another document, of some kilobytes in memory. */
const MOST = 3_000;

/** `position`: that of its last event; absent for the last part, which ends where the batch does. */
interface Part {
  readonly events: readonly FeedEvent[];
  readonly position?: Position;
}

/** Splits the events of a batch where they hold many scans. Yields one part for a batch without events. */
export function* partsOf(events: readonly FeedEvent[]): Generator<Part> {
  let first = 0;
  let scans = 0;
  for (const [place, event] of events.entries()) {
    scans += storedScans(event);
    if (scans < MOST || place === events.length - 1) continue;
    yield { events: events.slice(first, place + 1), position: event.position };
    first = place + 1;
    scans = 0;
  }
  yield { events: events.slice(first) };
}
