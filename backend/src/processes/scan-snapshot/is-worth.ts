import { SCANS } from '../../domain/scans/events.ts';
import { storedScans } from '../../domain/scans/versions.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { SCAN_SNAPSHOT } from '../../read-models/scan-snapshot/document.ts';

/** Scans that a rebuild folds one by one within minutes: no snapshot is made of so many, or fewer. */
export const FEW_SCANS = 2_000_000;

interface Ports {
  readonly feed: EventFeed;
  readonly store: Pick<ReadStore, 'checkpoint' | 'prepare'>;
}

/**
 * Whether there is a snapshot of the journals, or they are so long that one saves more time than it takes. That of a newer version is
 * left alone.
 */
export async function isWorthASnapshot(
  { feed, store }: Ports,
  signal: AbortSignal,
  few = FEW_SCANS,
): Promise<boolean> {
  const { newer } = await store.prepare([SCAN_SNAPSHOT]);
  if (newer.length > 0) return false;
  if ((await store.checkpoint(SCAN_SNAPSHOT.name)) !== null) return true;
  let seen = 0;
  for await (const { events, caughtUp } of feed.subscribe({
    after: 'start',
    streams: [SCANS.prefix],
    signal,
  })) {
    for (const event of events) seen += storedScans(event);
    if (seen > few) return true;
    if (caughtUp) return false;
  }
  return false;
}
