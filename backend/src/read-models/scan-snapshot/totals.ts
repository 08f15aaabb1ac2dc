import { z } from 'zod';
import type { DocumentWrite, StoredDocument } from '../../ports/read-store.ts';
import {
  addScans,
  addTally,
  addVisits,
  NO_SCAN_COUNTS,
  NO_VISIT_COUNTS,
  type TalliedScans,
} from '../codes/scan-counts.ts';
import { addDays, dayOf, NO_SCAN_DAYS } from '../codes/scan-days.ts';
import { type CountedScan, increase, VisitTally } from '../codes/visit-tally.ts';
import { foldDocument, type PlannedChanges } from '../fold.ts';
import { DAY_REFERRERS } from '../scan-statistics/project.ts';
import {
  type BatchTotals,
  type CodeTotals,
  checked,
  type DayTotals,
  openedBody,
  type SnapshotDocument,
} from './document.ts';

/** The import of a code was taken back, or repeated. */
export interface Turn {
  readonly gone: boolean;
}

/** One scan, the sum of many, or what becomes of a code. */
export type ScanChange = CountedScan | TalliedScans | Turn;

/** What scans are counted by. */
export type CountedBy = 'code' | 'day' | 'batch';

const isSum = (change: ScanChange): change is TalliedScans => 'tally' in change;
const sumsIn = (changes: readonly ScanChange[]) => changes.filter(isSum);
const isTurn = (change: ScanChange): change is Turn => 'gone' in change;
const scansIn = (changes: readonly ScanChange[]) =>
  changes.filter((change): change is CountedScan => 'visitor' in change);

/** Totals with more changes, at least one. */
type Fold<Totals> = (totals: Totals | undefined, changes: readonly ScanChange[]) => Totals;

const NO_TOTALS: CodeTotals = { kind: 'code', ...NO_SCAN_COUNTS, gone: false };

function codeWith(totals: CodeTotals, changes: readonly ScanChange[]): CodeTotals {
  const [scans, sums] = [scansIn(changes), sumsIn(changes)];
  if (totals.gone) {
    const scanCount = sums.reduce((sum, { tally }) => sum + tally.scans, totals.scanCount + scans.length);
    return { ...totals, scanCount };
  }
  const counts = scans.length === 0 ? totals : addScans(totals, scans);
  return { ...totals, ...sums.reduce(addTally, counts) };
}

/** A code that is gone keeps no statistics, as in its own read model. */
const turned = ({ scanCount, ...totals }: CodeTotals, { gone }: Turn): CodeTotals =>
  gone ? { ...NO_TOTALS, scanCount, gone } : { ...totals, scanCount, gone };

const codeAfter: Fold<CodeTotals> = (totals = NO_TOTALS, changes) =>
  changes.some(isTurn)
    ? changes.reduce<CodeTotals>(
        (sum, each) => (isTurn(each) ? turned(sum, each) : codeWith(sum, [each])),
        totals,
      )
    : codeWith(totals, changes);

const dayAfter: Fold<DayTotals> = (totals = { kind: 'day', ...NO_VISIT_COUNTS }, changes) => {
  const tally = new VisitTally();
  for (const { at, visitor } of scansIn(changes)) tally.add(at, visitor);
  const sums = sumsIn(changes).map((sum) => sum.tally);
  return { kind: 'day', ...addVisits(totals, [tally, ...sums], DAY_REFERRERS) };
};

const batchAfter: Fold<BatchTotals> = (
  totals = { kind: 'batch', scanCount: 0, scanDays: NO_SCAN_DAYS },
  changes,
) => {
  const days = new Map<number, number>();
  for (const { at } of scansIn(changes)) increase(days, dayOf(at));
  for (const sum of sumsIn(changes)) for (const [day, count] of sum.days) increase(days, day, count);
  let { scanCount } = totals;
  for (const count of days.values()) scanCount += count;
  return { kind: 'batch', scanCount, scanDays: addDays(totals.scanDays, days) };
};

/** How totals of a kind are folded. What was opened is not parsed again. */
interface Folding<Totals> {
  readonly opens: z.ZodType<Totals>;
  readonly fold: Fold<Totals>;
}
const code: Folding<CodeTotals> = { opens: z.custom<CodeTotals>(), fold: codeAfter };
const day: Folding<DayTotals> = { opens: z.custom<DayTotals>(), fold: dayAfter };
const batch: Folding<BatchTotals> = { opens: z.custom<BatchTotals>(), fold: batchAfter };

/**
 * Folds scans into the totals of one code, day or batch. What is counted already changes nothing. Throws `SnapshotDamaged` where
 * the stored totals are not those that were written.
 */
export function foldTotals(
  by: CountedBy,
  id: string,
  stored: StoredDocument | undefined,
  changes: PlannedChanges<ScanChange>,
): DocumentWrite | undefined {
  const opened = stored && openedBody(stored);
  switch (by) {
    case 'code':
      return folded(code, opened?.kind === by ? opened : undefined, id, stored, changes);
    case 'day':
      return folded(day, opened?.kind === by ? opened : undefined, id, stored, changes);
    case 'batch':
      return folded(batch, opened?.kind === by ? opened : undefined, id, stored, changes);
  }
}

/** `opened` is the body of `stored`. */
function folded<Totals extends SnapshotDocument>(
  { opens, fold }: Folding<Totals>,
  opened: Totals | undefined,
  ...rest: [string, StoredDocument | undefined, PlannedChanges<ScanChange>]
): DocumentWrite | undefined {
  let totals = opened;
  const evolve = (_stored: unknown, changes: readonly ScanChange[]) => {
    totals = fold(opened, changes);
    return totals;
  };
  const write = foldDocument({ schema: opens, evolve }, ...rest);
  return write && totals && checked(write, totals);
}
