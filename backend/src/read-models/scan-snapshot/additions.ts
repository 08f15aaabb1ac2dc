import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { SCAN_SUMS, sumsIn } from '../../domain/scans/scan-sums.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import { nameOfDay } from '../codes/scan-days.ts';
import { tallyOf, VisitTally } from '../codes/visit-tally.ts';
import { idOf } from './document.ts';
import type { ScanChange } from './totals.ts';
import type { Addition } from './window.ts';

/**
 * Returns what an event changes in totals that is no scan: the sum of removed scans, and the import of a code that is taken back or
 * repeated.
 */
export function additionsOf(event: OpenedEvent): readonly Addition[] {
  const changes = (change: ScanChange) => () => ({ events: [event], changes: [change] });
  const code = QR_CODE.keyOf(event.stream);
  if (code !== undefined && QR_CODE.recognises(event)) {
    const gone = turnOf(event);
    return gone === undefined
      ? []
      : [{ by: 'code', id: idOf('code', code), size: 1, changes: changes({ gone }) }];
  }
  if (!SCAN_SUMS.recognises(event)) throw new Error(`${event.type} of ${event.stream} is no sum of scans`);
  const { codes, days, batches } = sumsIn(event);
  return [
    ...codes.map(({ code, days: ofCode, ...counts }) => ({
      by: 'code' as const,
      id: idOf('code', code),
      size: 1,
      changes: changes({ days: new Map(ofCode), tally: tallyOf(counts) }),
    })),
    ...days.map(({ day, ...counts }) => ({
      by: 'day' as const,
      id: idOf('day', nameOfDay(day)),
      size: 1,
      changes: changes({ days: new Map(), tally: tallyOf(counts) }),
    })),
    ...batches.map(({ batch, days: ofBatch }) => ({
      by: 'batch' as const,
      id: idOf('batch', batch),
      size: 1,
      changes: changes({ days: new Map(ofBatch), tally: new VisitTally() }),
    })),
  ];
}

/** Whether a code is gone behind an event; undefined where nothing turns. */
function turnOf({ type, data, revision }: OpenedEvent): boolean | undefined {
  if (type === 'CodeDeleted') return data['takenBack'] === true || undefined;
  return type === 'CodeImported' && revision > 0 ? false : undefined;
}
