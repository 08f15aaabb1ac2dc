import { ERASED } from '../../src/domain/event.ts';
import type { QrBatchEvent } from '../../src/domain/qr-batch/events.ts';
import { QR_BATCH } from '../../src/domain/qr-batch/qr-batch.ts';
import type { QrCodeEvent } from '../../src/domain/qr-code/events.ts';
import { QR_CODE } from '../../src/domain/qr-code/qr-code.ts';
import { SCANS, type ScansData } from '../../src/domain/scans/events.ts';
import type { OpenedEvent } from '../../src/log/opened-event.ts';
import { scansIn } from '../../src/testing/scans/scans.ts';

/** Identifies the effect of one request in the log. */
export type Trace = string;

export const approved = (code: string): Trace => `approval of ${code}`;
export const claimed = (code: string, user: string): Trace => `claim of ${code} by ${user}`;
export const edited = (code: string, link: string): Trace => `${code} leads to ${link}`;
export const generated = (batchId: string): Trace => `batch ${batchId}`;
export const scanned = (code: string, referrer: string): Trace => `scan of ${code} from ${referrer}`;

/** Returns the traces in an event. Events that no request of the load causes are named by their type. */
export function tracesIn(event: OpenedEvent): readonly Trace[] {
  if (SCANS.recognises(event)) return event.type === 'ScansRecorded' ? tracesOfScans(event.data) : [];
  const code = QR_CODE.keyOf(event.stream);
  if (code !== undefined && QR_CODE.recognises(event)) return traceOfCode(event, code);
  if (QR_BATCH.recognises(event)) return traceOfBatch(event);
  return [];
}

const tracesOfScans = (data: ScansData): readonly Trace[] =>
  scansIn(data).map(({ code, visitor }) => scanned(code, visitor?.referrer ?? 'no referrer'));

function traceOfBatch({ type, data }: QrBatchEvent): readonly Trace[] {
  return type === 'BatchGenerated' ? [generated(data.batchId)] : [];
}

function traceOfCode(event: QrCodeEvent, code: string): readonly Trace[] {
  switch (event.type) {
    case 'CodeGenerated':
      return [];
    case 'CodeApproved':
      return [approved(code)];
    case 'CodeClaimed':
      return [claimed(code, event.data.userId)];
    case 'ContentSaved': {
      const { content } = event.data;
      return [
        edited(code, content !== ERASED && content.infoType === 'link' ? content.link : 'other content'),
      ];
    }
    default:
      return [`${event.type} of ${code}`];
  }
}
