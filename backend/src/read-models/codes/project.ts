import { tagKey } from '../../contract/tags/tag-key.ts';
import type { QrCodeEvent } from '../../domain/qr-code/events.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { eachScan } from '../../domain/scans/read.ts';
import { SCAN_SUMS, sumsIn } from '../../domain/scans/scan-sums.ts';
import { type Happened, projectionOf } from '../projection.ts';
import { BLANK_CODE, CODES, CodeDocument } from './document.ts';
import { addScans, addTally, NO_SCAN_COUNTS, type ScanCounts, type TalliedScans } from './scan-counts.ts';
import { type CountedScan, tallyOf } from './visit-tally.ts';

/** An event of the code's own stream, a scan, or the sum of many. */
type CodeChange = Happened<QrCodeEvent> | CountedScan | TalliedScans;

/** Applies consecutive events together, and counts consecutive scans together. */
function evolve(code: CodeDocument = BLANK_CODE, changes: readonly CodeChange[]): CodeDocument {
  let scans: CountedScan[] = [];
  let events: Happened<QrCodeEvent>[] = [];
  let document = code;
  const apply = () => {
    document = countScans(applyEvents(document, events), scans);
    if (events.length > 0) events = [];
    if (scans.length > 0) scans = [];
  };
  for (const change of changes)
    if ('visitor' in change) scans.push(change);
    else if ('tally' in change) {
      apply();
      document = countTally(document, change);
    } else {
      if (scans.length > 0) apply();
      events.push(change);
    }
  apply();
  return {
    ...document,
    claimed: document.owner !== null,
    scanned: document.scanCount > 0,
    flagged: document.flags.length > 0,
  };
}

function applyEvents(document: CodeDocument, events: readonly Happened<QrCodeEvent>[]): CodeDocument {
  if (events.length === 0) return document;
  let state: QrCode = { ...document, status: statusOf(document), contentSince: null };
  let wasDeleted = false;
  for (const event of events) {
    state = QR_CODE.evolve(state, event, event.at);
    wasDeleted ||= state.status === 'deleted';
  }
  const { status, contentSince: _unread, ...changed } = state;
  const scans = scanCountsOf(document);
  return {
    ...changed,
    tagKeys: changed.tags.map(tagKey),
    present: status === 'present',
    deleted: status === 'deleted',
    claimed: document.claimed,
    scanned: document.scanned,
    flagged: document.flagged,
    ...(wasDeleted ? { ...NO_SCAN_COUNTS, scanCount: scans.scanCount } : scans),
  };
}

function scanCountsOf(document: CodeDocument): ScanCounts {
  const { scanCount, scanDays, scanHours, scanDevices, scanReferrers, otherReferrers } = document;
  return { scanCount, scanDays, scanHours, scanDevices, scanReferrers, otherReferrers };
}

function statusOf({ present, deleted }: CodeDocument): QrCode['status'] {
  if (deleted) return 'deleted';
  return present ? 'present' : 'absent';
}

function countScans(code: CodeDocument, scans: readonly CountedScan[]): CodeDocument {
  if (scans.length === 0) return code;
  // A scan may be delivered after a later deletion: both orders must lead to the same document.
  if (code.deleted) return { ...code, scanCount: code.scanCount + scans.length };
  return { ...code, ...addScans(code, scans) };
}

const countTally = (code: CodeDocument, summed: TalliedScans): CodeDocument =>
  code.deleted
    ? { ...code, scanCount: code.scanCount + summed.tally.scans }
    : { ...code, ...addTally(code, summed) };

/** Codes, from their own streams and the scan journals. */
export const codesProjection = projectionOf({
  definition: CODES,
  schema: CodeDocument,
  streams: [QR_CODE.prefix, SCANS.prefix, SCAN_SUMS.prefix],
  changes: (event, emit) => {
    const code = QR_CODE.keyOf(event.stream);
    if (code !== undefined && QR_CODE.recognises(event)) emit(code, event);
    else if (SCANS.recognises(event)) {
      if (event.type !== 'ScansRecorded') return;
      eachScan(event.data, (scanned, at, visitor) => emit(scanned, { at, visitor }));
    } else if (SCAN_SUMS.recognises(event)) {
      for (const { code: summed, days, ...counts } of sumsIn(event).codes)
        emit(summed, { days: new Map(days), tally: tallyOf(counts) });
    } else throw new Error(`${event.type} of ${event.stream} is not for the codes`);
  },
  evolve,
});
