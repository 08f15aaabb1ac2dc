import { TRUNCATED } from '../../domain/catalogue.ts';
import { archivedScansSummed } from '../../domain/scans/archived-sums.ts';
import { ARCHIVES_STREAM, journalArchived } from '../../domain/scans/archives.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { SCAN_SUMS } from '../../domain/scans/scan-sums.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';

/** By how much sums move of which no event is left: they stay before the first one, each in its place. Those that have moved stay. */
const BEFORE_ALL = 2 ** 40;

const ARCHIVING: readonly string[] = [archivedScansSummed.type, journalArchived.type];

/**
 * Returns a function for the events of a log, in their order. It gives those of truncated streams the revisions of a log where these
 * streams begin with what is left: no engine begins a stream behind 0. Sums of scans name revisions, which move along.
 */
export function renumber(): (event: RecordedEvent) => RecordedEvent {
  /** The first revision of each stream that may be truncated. */
  const first = new Map<string, number>();
  /** By how much the sums of an archive have moved: what names the archive moves along. */
  const ofArchives = new Map<string, number>();
  return (event) => {
    const { stream, revision, data } = event;
    const slot = stream === ARCHIVES_STREAM ? data['slot'] : SCAN_SUMS.keyOf(stream);
    if (typeof slot === 'string') {
      const [from, upTo] = [Number(data['from']), Number(data['upTo'])];
      const range = `${slot} ${upTo}`;
      const before = upTo < 0 ? 0 : BEFORE_ALL;
      const by = ofArchives.get(range) ?? first.get(SCANS.streamOf(slot)) ?? before;
      if (ARCHIVING.includes(event.type)) ofArchives.set(range, by);
      return { ...event, data: { ...data, from: from - by, upTo: upTo - by } };
    }
    if (!TRUNCATED.some(({ keyOf }) => keyOf(stream) !== undefined)) return event;
    const by = first.get(stream) ?? revision;
    first.set(stream, by);
    return by === 0 ? event : { ...event, revision: revision - by };
  };
}
