import type { QrCodeEvent } from '../../domain/qr-code/events.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { QrCode } from '../../domain/qr-code/state.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { type Happened, projectionOf } from '../projection.ts';
import { CODES, CodeDocument, SCAN_DAYS } from './document.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const { status: _absent, ...absent } = QR_CODE.initial;
const blank: CodeDocument = { ...absent, present: false, deleted: false, scanCount: 0, scanDays: {} };

/** An event of the code's own stream, or the time of a scan in milliseconds since 1970. */
type CodeChange = Happened<QrCodeEvent> | number;

/** Counts consecutive scans together. */
function evolve(code: CodeDocument = blank, changes: readonly CodeChange[]): CodeDocument {
  let scans: number[] = [];
  let document = code;
  for (const change of changes)
    if (typeof change === 'number') scans.push(change);
    else {
      document = applyEvent(countScans(document, scans), change);
      scans = [];
    }
  return countScans(document, scans);
}

function applyEvent(document: CodeDocument, event: Happened<QrCodeEvent>): CodeDocument {
  const { present, deleted, scanCount, scanDays, ...code } = document;
  const { status, ...changed } = QR_CODE.evolve({ ...code, status: statusOf(document) }, event, event.at);
  return {
    ...changed,
    present: status === 'present',
    deleted: status === 'deleted',
    scanCount,
    scanDays: status === 'deleted' ? {} : scanDays,
  };
}

function statusOf({ present, deleted }: CodeDocument): QrCode['status'] {
  if (deleted) return 'deleted';
  return present ? 'present' : 'absent';
}

function countScans(code: CodeDocument, scans: readonly number[]): CodeDocument {
  if (scans.length === 0) return code;
  const scanCount = code.scanCount + scans.length;
  // A scan may be delivered after a later deletion: both orders must lead to the same document.
  if (code.deleted) return { ...code, scanCount };
  const days = { ...code.scanDays };
  for (const at of scans) {
    const day = dayOf(at);
    days[day] = (days[day] ?? 0) + 1;
  }
  return { ...code, scanCount, scanDays: latestOf(days) };
}

let latestDay = { number: Number.NaN, text: '' };

/** The UTC day of a time; cached, because the scans of a batch share it. */
function dayOf(at: number): string {
  const number = Math.floor(at / DAY_MS);
  if (number !== latestDay.number) latestDay = { number, text: new Date(at).toISOString().slice(0, 10) };
  return latestDay.text;
}

function latestOf(days: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  if (Object.keys(days).length <= SCAN_DAYS) return days;
  return Object.fromEntries(
    Object.entries(days)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-SCAN_DAYS),
  );
}

/** Codes, from their own streams and the scan journals. */
export const codesProjection = projectionOf({
  definition: CODES,
  schema: CodeDocument,
  streams: [QR_CODE.prefix, SCANS.prefix],
  changes: (event, emit) => {
    const code = QR_CODE.keyOf(event.stream);
    if (code !== undefined && QR_CODE.recognises(event)) emit(code, event);
    else if (SCANS.recognises(event)) for (const [scanned, at] of event.data.scans) emit(scanned, at);
    else throw new Error(`${event.type} of ${event.stream} is not for the codes`);
  },
  evolve,
});
