import type { OpenedEvent } from '../log/opened-event.ts';
import type { JsonObject } from '../ports/json/json.ts';
import type { TalliedScans } from './codes/scan-counts.ts';
import type { CountedScan } from './codes/visit-tally.ts';

/** A scan, or the sum of many. */
export type ScanChange = CountedScan | TalliedScans;

/** How documents of a read model count scans while their personal fields stay sealed. */
export interface SealedCounting {
  /** Emits the scans in an event, by document. Returns false for an event of another kind. */
  readonly scansIn: (event: OpenedEvent, emit: (id: string, scan: ScanChange) => void) => boolean;
  /** Returns a document with more scans, as the projection does for an opened one. Pure. Gets undefined for a missing one. */
  readonly count: (body: JsonObject | undefined, scans: readonly ScanChange[]) => JsonObject;
}
