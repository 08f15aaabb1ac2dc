import type { EventLog } from '../../log/event-log.ts';
import type { EventFeed, Position } from '../../ports/event-feed.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { SCAN_SNAPSHOT, SnapshotDamaged } from '../../read-models/scan-snapshot/document.ts';
import { beyondTheLog } from '../clamp-checkpoints.ts';
import { JournalParts } from './journal-parts.ts';

export interface SnapshotPorts {
  readonly feed: EventFeed;
  readonly log: EventLog;
  /** Holds the snapshot. */
  readonly store: ReadStore;
}

/** A snapshot of the journals up to a position of the log. */
export interface Snapshot {
  readonly position: Position;
  readonly parts: JournalParts;
}

/**
 * Returns the stored snapshot. Returns undefined without one, and where the log does not go on behind it: it is of another version or
 * of a log that was restored, or scans were removed that it does not count.
 */
export async function usableSnapshot({ feed, log, store }: SnapshotPorts): Promise<Snapshot | undefined> {
  const { outdated, newer } = await store.prepare([SCAN_SNAPSHOT]);
  const position = await store.checkpoint(SCAN_SNAPSHOT.name);
  if (position === null || outdated.length + newer.length > 0) return undefined;
  if ((await beyondTheLog(feed, [position])).length > 0) return undefined;
  try {
    const parts = await JournalParts.read(store);
    return (await parts.areOf(log)) ? { position, parts } : undefined;
  } catch (error) {
    if (error instanceof SnapshotDamaged) return undefined;
    throw error;
  }
}
