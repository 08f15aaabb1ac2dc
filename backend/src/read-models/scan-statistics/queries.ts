import type { ReadStore } from '../../ports/read-store.ts';
import { nameOfDay } from '../codes/scan-days.ts';
import { bodyOf } from '../projection.ts';
import { BatchDocument, DayDocument, SCAN_STATISTICS } from './document.ts';

/** The scans from one UTC day to another, both inclusive, by the number of the day. Days without scans are missing. */
export async function scansByDay(
  store: ReadStore,
  from: number,
  to: number,
): Promise<ReadonlyMap<string, DayDocument>> {
  const days = Array.from({ length: to - from + 1 }, (_none, place) => nameOfDay(from + place));
  const documents = await store.getMany(SCAN_STATISTICS.name, days);
  return new Map(documents.map((document) => [document.id, bodyOf(DayDocument, document)]));
}

/** The scans of these batches; those of deleted codes are among them. Batches without scans may be missing. */
export async function scansOfBatches(
  store: ReadStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const documents = await store.getMany(SCAN_STATISTICS.name, ids);
  return new Map(documents.map((document) => [document.id, bodyOf(BatchDocument, document).scanCount]));
}

export interface BatchRow extends BatchDocument {
  readonly id: string;
}

/** The batches with the most scans. */
export async function mostScannedBatches(store: ReadStore, limit: number): Promise<readonly BatchRow[]> {
  const where = [{ field: 'kind', is: 'batch' }];
  const documents = await store.query(SCAN_STATISTICS.name, { where, sort: ['-scanCount'], limit });
  return documents.map((document) => ({ ...bodyOf(BatchDocument, document), id: document.id }));
}
