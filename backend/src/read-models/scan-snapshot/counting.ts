import type { JsonObject } from '../../ports/json/json.ts';
import { BLANK_CODE, CODES, CodeDocument } from '../codes/document.ts';
import { NO_SCAN_COUNTS } from '../codes/scan-counts.ts';
import { SCAN_STATISTICS, StatisticsDocument } from '../scan-statistics/document.ts';
import type { SnapshotDocument } from './document.ts';

/** Returns a document of a read model, folded without scans, with the totals of a snapshot; undefined where it shows none of them. */
export type Counting = (totals: SnapshotDocument, document: JsonObject | undefined) => JsonObject | undefined;

const ofCodes: Counting = (totals, document) => {
  if (totals.kind !== 'code') return undefined;
  const { kind: _kind, gone: _gone, ...counts } = totals;
  const { scanCount } = counts;
  const code = document ? CodeDocument.parse(document) : BLANK_CODE;
  const shown = code.deleted ? { ...NO_SCAN_COUNTS, scanCount } : counts;
  return { ...code, ...shown, scanned: scanCount > 0 };
};

const ofStatistics: Counting = (totals, document) => {
  if (totals.kind === 'day') return totals;
  if (totals.kind !== 'batch') return undefined;
  const batch = document && StatisticsDocument.parse(document);
  return { createdAt: null, codes: 0, ...batch, ...totals };
};

/** How the read models that count scans take the totals of a snapshot, by their names. */
export const COUNTING: ReadonlyMap<string, Counting> = new Map([
  [CODES.name, ofCodes],
  [SCAN_STATISTICS.name, ofStatistics],
]);
