import { ARCHIVES_STREAM } from '../../domain/scans/archives.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { RETURNED_SCANS } from '../../domain/scans/returned.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';

/** The streams that may lose their beginning. */
const TRUNCATED = [SCANS, SIGN_INS, RETURNED_SCANS];

/**
 * Returns a function for the events of a log, in their order. It gives those of truncated streams the revisions of a log where these
 * streams begin with what is left: no engine begins a stream behind 0. Sums of scans name revisions, which move along.
 */
export function renumber(): (event: RecordedEvent) => RecordedEvent {
  /** The first revision of each stream that may be truncated. */
  const first = new Map<string, number>();
  return (event) => {
    const { stream, revision, data } = event;
    const slot = stream === ARCHIVES_STREAM ? data['slot'] : SCAN_SUMS.keyOf(stream);
    if (typeof slot === 'string') {
      const [from, upTo] = [Number(data['from']), Number(data['upTo'])];
      // What comes before the first event that is left of a journal is of removed events alone.
      const by = first.get(SCANS.streamOf(slot)) ?? upTo + 1;
      return { ...event, data: { ...data, from: from - by, upTo: upTo - by } };
    }
    if (!TRUNCATED.some(({ keyOf }) => keyOf(stream) !== undefined)) return event;
    const by = first.get(stream) ?? revision;
    first.set(stream, by);
    return by === 0 ? event : { ...event, revision: revision - by };
  };
}
