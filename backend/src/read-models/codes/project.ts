import type { z } from 'zod';
import type { QrCodeEvent } from '../../domain/qr-code/events.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { eachScan } from '../../domain/scans/read.ts';
import { SCAN_SUMS, sumsIn } from '../../domain/scans/scan-sums.ts';
import type { JsonObject } from '../../ports/json/json.ts';
import { type Happened, type Projection, projectionOf } from '../projection.ts';
import type { ScanChange, SealedCounting } from '../sealed-counting.ts';
import { BLANK_CODE, CODES, CodeDocument } from './document.ts';
import { documentOf, stateOf } from './document-of.ts';
import { addScans, addTally, NO_SCAN_COUNTS, ScanCounts } from './scan-counts.ts';
import { type CountedScan, tallyOf } from './visit-tally.ts';

/** An event of the code's own stream, a scan, or the sum of many. */
type CodeChange = Happened<QrCodeEvent> | ScanChange;

/** Applies consecutive events together, and counts consecutive scans together. */
function evolve(code: CodeDocument = BLANK_CODE, changes: readonly CodeChange[]): CodeDocument {
  let scans: ScanChange[] | undefined;
  let events: Happened<QrCodeEvent>[] | undefined;
  let document = code;
  const apply = () => {
    if (events) document = applyEvents(document, events);
    if (scans) document = documentOf(stateOf(document), countsWith(document, scans));
    events = undefined;
    scans = undefined;
  };
  for (const change of changes)
    if ('visitor' in change || 'tally' in change) {
      if (scans) scans.push(change);
      else scans = [change];
    } else {
      if (scans) apply();
      if (events) events.push(change);
      else events = [change];
    }
  apply();
  return document;
}

function applyEvents(document: CodeDocument, events: readonly Happened<QrCodeEvent>[]): CodeDocument {
  let state = stateOf(document);
  let wasDeleted = false;
  for (const event of events) {
    state = QR_CODE.evolve(state, event, event.at);
    wasDeleted ||= state.status === 'deleted';
  }
  return documentOf(state, wasDeleted ? { ...NO_SCAN_COUNTS, scanCount: document.scanCount } : document);
}

/** What scans change of a document, and what decides how. */
const Counted = CodeDocument.pick({ deleted: true }).extend(ScanCounts.shape);
type Counted = z.infer<typeof Counted>;

/** Returns the counts of a code with more scans. Scans may come after a later deletion: every order leads to the same document. */
function countsWith(code: Counted, changes: readonly ScanChange[]): ScanCounts {
  const scans: CountedScan[] = [];
  let counts: ScanCounts = code;
  for (const change of changes) {
    if ('visitor' in change) scans.push(change);
    else counts = code.deleted ? withScans(counts, change.tally.scans) : addTally(counts, change);
  }
  if (scans.length === 0) return counts;
  return code.deleted ? withScans(counts, scans.length) : addScans(counts, scans);
}

const withScans = (counts: ScanCounts, more: number): ScanCounts => ({
  ...counts,
  scanCount: counts.scanCount + more,
});

const scansIn: SealedCounting['scansIn'] = (event, emit) => {
  if (SCANS.recognises(event)) {
    if (event.type === 'ScansRecorded')
      eachScan(event.data, (code, at, visitor) => emit(code, { at, visitor }));
    return true;
  }
  if (!SCAN_SUMS.recognises(event)) return false;
  for (const { code, days, ...counts } of sumsIn(event).codes)
    emit(code, { days: new Map(days), tally: tallyOf(counts) });
  return true;
};

function countSealed(body: JsonObject | undefined, scans: readonly ScanChange[]): JsonObject {
  if (body === undefined) return evolve(undefined, scans);
  const counts = countsWith(Counted.parse(body), scans);
  return { ...body, ...counts, scanned: counts.scanCount > 0 };
}

/** Codes, from their own streams and the scan journals. */
const projection = projectionOf({
  definition: CODES,
  schema: CodeDocument,
  streams: [QR_CODE.prefix, SCANS.prefix, SCAN_SUMS.prefix],
  changes: (event, emit) => {
    const code = QR_CODE.keyOf(event.stream);
    if (code !== undefined && QR_CODE.recognises(event)) emit(code, event);
    else if (!scansIn(event, emit)) throw new Error(`${event.type} of ${event.stream} is not for the codes`);
  },
  evolve,
});

export const codesProjection: Projection = { ...projection, counting: { scansIn, count: countSealed } };
