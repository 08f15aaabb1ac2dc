import { RETURNED_SCANS, returnedStream } from '../../domain/scans/returned.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { Expected } from '../../ports/event-store.ts';

/** What of an archive has come back. */
interface Returned {
  /** The last event of its stream. */
  readonly last: Expected;
  /** Events that are there now. */
  readonly events: number;
  /** Whether all have come back, or all are put away. */
  readonly isWhole: boolean;
}

export async function returnedOf(log: Pick<EventLog, 'read'>, number: number): Promise<Returned> {
  let last: Expected = 'none';
  let events = 0;
  let isWhole = true;
  for await (const event of log.read(returnedStream(number), { fresh: true })) {
    last = event.revision;
    if (!RETURNED_SCANS.recognises(event)) throw new Error(`${event.stream}@${last} is no returned scan`);
    isWhole = event.type !== 'ScansReturned';
    if (event.type === 'ScansReturned') events += 1;
    if (event.type === 'ArchivePutAway') events = 0;
  }
  return { last, events, isWhole };
}
