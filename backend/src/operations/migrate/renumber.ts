import { SCANS } from '../../domain/scans/events.ts';
import { SCAN_SUMS } from '../../domain/scans/sums.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';

/**
 * Returns a function for the events of a log, in their order. It gives those of truncated streams the revisions of a log where these
 * streams begin with what is left: no engine begins a stream behind 0. Sums of scans name revisions, which move along.
 */
export function renumber(): (event: RecordedEvent) => RecordedEvent {
  /** The first revision of each stream that may be truncated. */
  const first = new Map<string, number>();
  return (event) => {
    const { stream, revision, data } = event;
    const slot = SCAN_SUMS.keyOf(stream);
    if (slot !== undefined) {
      const by = first.get(SCANS.streamOf(slot)) ?? 0;
      return {
        ...event,
        data: { ...data, from: Number(data['from']) - by, upTo: Number(data['upTo']) - by },
      };
    }
    if (SCANS.keyOf(stream) === undefined && SIGN_INS.keyOf(stream) === undefined) return event;
    const by = first.get(stream) ?? revision;
    first.set(stream, by);
    return by === 0 ? event : { ...event, revision: revision - by };
  };
}
