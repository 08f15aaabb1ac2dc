import { eventsOf } from '../../domain/aggregate.ts';
import { unreachable } from '../../domain/never.ts';
import { CODE_STREAMS, type QrCodeEvent, qrCodeEvents } from '../../domain/qr-code/events.ts';
import { SCAN_STREAMS, scanEvents } from '../../domain/scans/events.ts';
import { type Happened, projectionOf } from '../projection.ts';
import { CODES, CodeDocument, SCAN_DAYS } from './document.ts';

const blank: CodeDocument = {
  present: false,
  deleted: false,
  batchId: '',
  createdAt: '',
  approved: false,
  approvedAt: null,
  active: true,
  restricted: false,
  owner: null,
  claimedAt: null,
  name: null,
  infoType: null,
  content: null,
  image: null,
  imageUploadedAt: null,
  scanCount: 0,
  scanDays: {},
};

const DAY_MS = 24 * 60 * 60 * 1000;

const noContent = { infoType: null, content: null } as const;

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

function applyEvent(code: CodeDocument, event: Happened<QrCodeEvent>): CodeDocument {
  switch (event.type) {
    case 'CodeGenerated':
      return { ...code, present: true, batchId: event.data.batchId, createdAt: event.at };
    case 'CodeApproved':
      return { ...code, approved: true, approvedAt: event.at };
    case 'CodeApprovalWithdrawn':
      return { ...code, approved: false, approvedAt: null };
    case 'CodeEnabled':
      return { ...code, active: true };
    case 'CodeDisabled':
      return { ...code, active: false };
    case 'CodeRestricted':
      return { ...code, restricted: true };
    case 'CodeUnrestricted':
      return { ...code, restricted: false };
    case 'CodeClaimed':
      return { ...code, owner: event.data.userId, claimedAt: event.at };
    case 'CodeNamed':
      return { ...code, name: event.data.name === '' ? null : event.data.name };
    case 'ContentSaved':
      return { ...code, infoType: event.data.infoType, content: event.data.content };
    case 'ContentCleared':
      return { ...code, ...noContent };
    case 'CodeReset':
      return { ...code, ...noContent, name: null };
    case 'ImageAttached':
      return { ...code, image: event.data.image, imageUploadedAt: event.at };
    case 'ImageRemoved':
      return { ...code, image: null, imageUploadedAt: null };
    case 'CodeDeleted':
      return {
        ...blank,
        deleted: true,
        batchId: code.batchId,
        createdAt: code.createdAt,
        scanCount: code.scanCount,
      };
    default:
      return unreachable(event);
  }
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

const isCodeEvent = eventsOf(qrCodeEvents);
const isScanEvent = eventsOf(scanEvents);

/** The read model of codes, from their own streams and the scan journals. */
export const codesProjection = projectionOf({
  definition: CODES,
  schema: CodeDocument,
  streams: [CODE_STREAMS, SCAN_STREAMS],
  changes: (event, emit) => {
    if (isCodeEvent(event)) emit(event.stream.slice(CODE_STREAMS.length), event);
    else if (isScanEvent(event)) for (const [code, at] of event.data.scans) emit(code, at);
    else throw new Error(`${event.type} of ${event.stream} is not for the codes`);
  },
  evolve,
});
