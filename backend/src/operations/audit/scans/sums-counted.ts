import { SCANS } from '../../../domain/scans/events.ts';
import { SCAN_SUMS } from '../../../domain/scans/scan-sums.ts';
import type { Position } from '../../../ports/event-feed.ts';
import type { SnapshotPorts } from '../../../processes/scan-snapshot/usable-snapshot.ts';

/** Whether a snapshot counts the sums of all events that journals have lost. `lost`: journals, and where each begins now. */
export async function areSumsCounted(
  { feed, log }: Pick<SnapshotPorts, 'feed' | 'log'>,
  position: Position,
  lost: ReadonlyMap<string, number>,
): Promise<boolean> {
  for (const [journal, from] of lost) {
    let reached = -1;
    for await (const { data } of log.read(SCAN_SUMS.streamOf(SCANS.keyOf(journal) ?? '')))
      reached = Math.max(reached, Number(data['upTo']));
    if (reached + 1 < from) return false;
  }
  const { signal } = new AbortController();
  const later = feed.subscribe({ after: position, streams: [SCAN_SUMS.prefix], signal });
  for await (const { events, caughtUp } of later) {
    if (events.length > 0) return false;
    if (caughtUp) return true;
  }
  return true;
}
