import { SCANS } from '../../domain/scans/events.ts';
import { storedScans } from '../../domain/scans/versions.ts';
import type { EventLog } from '../../log/event-log.ts';
import { inSlices } from '../../log/pacing/slices.ts';
import type { EventStore, RecordedEvent } from '../../ports/event-store.ts';
import { ScanWindow } from '../../read-models/scan-snapshot/window.ts';

/** Events of a journal that go into one archive, with their scans. */
export interface Range {
  readonly from: number;
  readonly upTo: number;
  readonly events: number;
  readonly scans: number;
  readonly since: string;
  readonly until: string;
  /** The id of the last event. */
  readonly last: string;
  readonly window: ScanWindow;
}

export interface RangePorts {
  readonly events: Pick<EventStore, 'read'>;
  readonly log: EventLog;
}

interface Choice {
  readonly from: number;
  /** Events recorded at this time or later stay. */
  readonly before: string;
  /** Scans of an archive at most. */
  readonly together: number;
  /** Where the archive ends, if an interrupted run has decided it. */
  readonly upTo?: number | undefined;
}

/** Reads the events of a range from the log, as they are stored. */
export async function* eventsOf(
  { events }: Pick<RangePorts, 'events'>,
  slot: string,
  { from, upTo }: Pick<Range, 'from' | 'upTo'>,
): AsyncGenerator<RecordedEvent> {
  for await (const event of inSlices(events.read(SCANS.streamOf(slot), { from }))) {
    if (event.revision > upTo) return;
    yield event;
  }
}

/**
 * Returns the next events of a journal for an archive: as many as are old enough, and fit. The last event of a journal stays. Returns
 * undefined for none.
 */
export async function nextRange(
  { events, log }: RangePorts,
  slot: string,
  { from, before, together, upTo }: Choice,
): Promise<Range | undefined> {
  const stream = SCANS.streamOf(slot);
  const window = new ScanWindow(together);
  let range: Range | undefined;
  let waiting: RecordedEvent | undefined;
  for await (const event of inSlices(events.read(stream, { from }))) {
    if (waiting) {
      const taken = await take(log, window, waiting);
      if (!taken) break;
      range = extended(range, waiting, window);
      if (waiting.revision === upTo || (upTo === undefined && window.isFull)) break;
    }
    waiting = upTo === undefined && event.at >= before ? undefined : event;
    if (!waiting) break;
  }
  if (upTo !== undefined && range?.upTo !== upTo)
    throw new Error(`${stream} lacks event ${upTo}, up to which an interrupted run has summed scans`);
  return range;
}

/** Returns false where the window has no room for the scans of an event. */
async function take(log: EventLog, window: ScanWindow, recorded: RecordedEvent): Promise<boolean> {
  const [event] = await log.open([recorded]);
  if (!event || !SCANS.recognises(event))
    throw new Error(`${recorded.stream}@${recorded.revision} is no scan`);
  return event.type !== 'ScansRecorded' || window.add(recorded.stream, recorded.revision, event.data);
}

function extended(range: Range | undefined, event: RecordedEvent, window: ScanWindow): Range {
  const { revision, at, id } = event;
  return {
    from: range?.from ?? revision,
    upTo: revision,
    events: (range?.events ?? 0) + 1,
    scans: (range?.scans ?? 0) + storedScans(event),
    since: range?.since ?? at,
    until: at,
    last: id,
    window,
  };
}
