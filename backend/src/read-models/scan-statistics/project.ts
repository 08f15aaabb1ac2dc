import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import type { SumsPart } from '../../domain/scans/archived-sums.ts';
import { SCANS, type ScansData } from '../../domain/scans/events.ts';
import { eachScan } from '../../domain/scans/read.ts';
import { SCAN_SUMS, sumsIn } from '../../domain/scans/scan-sums.ts';
import { addVisits, NO_VISIT_COUNTS } from '../codes/scan-counts.ts';
import { addDays, dayOf, NO_SCAN_DAYS, nameOfDay } from '../codes/scan-days.ts';
import { increase, tallyOf, VisitTally } from '../codes/visit-tally.ts';
import { projectionOf } from '../projection.ts';
import { type BatchDocument, type DayDocument, SCAN_STATISTICS, StatisticsDocument } from './document.ts';

/** How many referring hosts a day keeps. The scans from all further hosts are one count. */
export const DAY_REFERRERS = 100;

/** What one event changes. */
interface ScansOfDay {
  readonly kind: 'day';
  readonly tally: VisitTally;
}
type BatchChange =
  | { readonly kind: 'scanned'; readonly days: ReadonlyMap<number, number> }
  | { readonly kind: 'generated'; readonly at: string; readonly codes: number };

const blankDay: DayDocument = { kind: 'day', ...NO_VISIT_COUNTS };
const blankBatch: BatchDocument = {
  kind: 'batch',
  createdAt: null,
  codes: 0,
  scanCount: 0,
  scanDays: NO_SCAN_DAYS,
};

/** Scans of every code by day, and by batch. Each document has a constant size. */
export const scanStatisticsProjection = projectionOf({
  definition: SCAN_STATISTICS,
  schema: StatisticsDocument,
  streams: [SCANS.prefix, SCAN_SUMS.prefix, QR_BATCH.prefix],
  changes: (event, emit: (id: string, change: ScansOfDay | BatchChange) => void) => {
    const batch = QR_BATCH.keyOf(event.stream);
    if (batch !== undefined && QR_BATCH.recognises(event)) {
      if (event.type === 'BatchGenerated')
        emit(batch, { kind: 'generated', at: event.at, codes: event.data.codes.length });
    } else if (SCANS.recognises(event)) {
      if (event.type === 'ScansRecorded') emitScans(event.data, emit);
    } else if (SCAN_SUMS.recognises(event)) emitSums(sumsIn(event), emit);
    else throw new Error(`${event.type} of ${event.stream} is not for the statistics of scans`);
  },
  evolve: (document: StatisticsDocument | undefined, changes) => {
    const ofDay = changes.filter((change) => change.kind === 'day');
    if (ofDay.length > 0) {
      const tallies = ofDay.map((change) => change.tally);
      return { ...blankDay, ...addVisits(dayBefore(document), tallies, DAY_REFERRERS) };
    }
    return evolveBatch(
      document?.kind === 'batch' ? document : blankBatch,
      changes.filter((change) => change.kind !== 'day'),
    );
  },
});

const dayBefore = (document: StatisticsDocument | undefined) =>
  document?.kind === 'day' ? document : blankDay;

function emitScans(data: ScansData, emit: (id: string, change: ScansOfDay | BatchChange) => void): void {
  const tallies = new Map<number, VisitTally>();
  const daysOf = new Map<string, Map<number, number>>();
  eachScan(data, (_code, at, visitor, batch) => {
    const day = dayOf(at);
    const tally = tallies.get(day) ?? new VisitTally();
    tallies.set(day, tally);
    tally.add(at, visitor);
    if (batch === undefined) return;
    const ofBatch = daysOf.get(batch) ?? new Map<number, number>();
    daysOf.set(batch, ofBatch);
    increase(ofBatch, day);
  });
  for (const [day, tally] of tallies) emit(nameOfDay(day), { kind: 'day', tally });
  for (const [batch, ofBatch] of daysOf) emit(batch, { kind: 'scanned', days: ofBatch });
}

function emitSums(
  { days, batches }: SumsPart,
  emit: (id: string, change: ScansOfDay | BatchChange) => void,
): void {
  for (const { day, ...counts } of days) emit(nameOfDay(day), { kind: 'day', tally: tallyOf(counts) });
  for (const { batch, days } of batches) emit(batch, { kind: 'scanned', days: new Map(days) });
}

function evolveBatch(batch: BatchDocument, changes: readonly BatchChange[]): BatchDocument {
  const generated = changes.find((change) => change.kind === 'generated');
  const added = new Map<number, number>();
  for (const change of changes)
    if (change.kind === 'scanned') for (const [day, scans] of change.days) increase(added, day, scans);
  const more = [...added.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...batch,
    ...(generated ? { createdAt: generated.at, codes: generated.codes } : {}),
    scanCount: batch.scanCount + more,
    scanDays: more === 0 ? batch.scanDays : addDays(batch.scanDays, added),
  };
}
