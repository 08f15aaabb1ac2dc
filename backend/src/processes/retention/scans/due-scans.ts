import { SCANS } from '../../../domain/scans/events.ts';
import { SCAN_SUMS } from '../../../domain/scans/scan-sums.ts';
import type { ScanSums } from '../../../domain/scans/sums.ts';
import type { EventLog } from '../../../log/event-log.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import type { Expected } from '../../../ports/event-store.ts';
import { SLOTS } from '../../scan-archives/slots.ts';
import { ScanSum } from './sum-scans.ts';

/** After so many scans a sum ends: it bounds memory, and the size of the event. */
const MOST_SCANS = 2_000;
/** After so many events, too, which bounds the time of a truncation: the thread that answers scans may carry it out. */
const MOST_EVENTS = 500;

/** Events of one journal of which the sum alone is to stay. */
export interface DueScans {
  readonly do: 'sum';
  readonly slot: string;
  readonly sums: ScanSums;
  /** Whether the log has the sum, so that only the events are to be removed. */
  readonly isSummed: boolean;
  /** The last event of the sums before this one. */
  readonly after: Expected;
}

interface Context {
  readonly log: EventLog;
  /** Returns the revision from which the sums of a slot are of interest. */
  readonly sumsFrom: (slot: string) => Promise<number>;
}

/**
 * Yields the scans recorded at a time or before, of which the detail is to go: journal by journal, the oldest first. The last event
 * of a journal stays. Sums whose events are still there come first: a run was stopped. A journal of which events are on their way
 * into an archive is left to `npm run archive`.
 */
export async function* dueScans(context: Context, cutoff: string): AsyncGenerator<DueScans> {
  for (const slot of SLOTS) yield* dueIn(context, slot, cutoff);
}

async function* dueIn({ log, sumsFrom }: Context, slot: string, cutoff: string): AsyncGenerator<DueScans> {
  const journal = SCANS.streamOf(slot);
  let from: number | undefined;
  for await (const { revision, at } of log.read(journal)) {
    if (at <= cutoff) from = revision;
    break;
  }
  if (from === undefined) return;
  let after: Expected = 'none';
  for await (const event of log.read(SCAN_SUMS.streamOf(slot), { from: await sumsFrom(slot) })) {
    after = event.revision;
    if (!SCAN_SUMS.recognises(event) || event.data.upTo < from) continue;
    if (event.type === 'ArchivedScansSummed') return;
    yield { do: 'sum', slot, sums: event.data, isSummed: true, after };
    from = event.data.upTo + 1;
  }
  for await (const sums of newSums(log.read(journal, { from }), cutoff)) {
    yield { do: 'sum', slot, sums, isSummed: false, after };
    after = after === 'none' ? 0 : after + 1;
  }
}

/** Sums the events up to a time, the last one excepted. */
async function* newSums(journal: AsyncIterable<OpenedEvent>, cutoff: string): AsyncGenerator<ScanSums> {
  let sum = new ScanSum();
  let begin: number | undefined;
  let before: OpenedEvent | undefined;
  for await (const event of journal) {
    if (before) {
      begin ??= before.revision;
      if (SCANS.recognises(before) && before.type === 'ScansRecorded') sum.add(before.data);
      if (sum.scans >= MOST_SCANS || before.revision - begin >= MOST_EVENTS - 1) {
        yield sum.sums(begin, before.revision);
        sum = new ScanSum();
        begin = undefined;
      }
    }
    before = event.at <= cutoff ? event : undefined;
    if (!before) {
      if (begin !== undefined) yield sum.sums(begin, event.revision - 1);
      return;
    }
  }
  if (begin !== undefined && before) yield sum.sums(begin, before.revision - 1);
}
