import type { NowhereReason } from '../../../contract/pages.ts';
import { claimabilityOf } from '../../../domain/qr-code/claimability.ts';
import type { QrCodeEvent } from '../../../domain/qr-code/events.ts';
import type { Flag } from '../../../domain/qr-code/flags/flag-state.ts';
import { knownContent, type QrCode } from '../../../domain/qr-code/state.ts';
import type { Destination } from '../../content/content-mapper.ts';
import { destinationOf } from '../../content/index.ts';

/** Where a scan of a code leads, independent of the request (specification section 4). */
export type Resolution =
  /** `flags`: of which of its addresses a scan warns. */
  | (Destination & { readonly flags?: readonly Flag[] })
  | { readonly kind: 'claim' }
  /** The owner has hidden for now where it leads. */
  | { readonly kind: 'hidden'; readonly behind: Destination };

/** The events that say nothing of where a scan leads, and whether it counts. */
const UNREAD: readonly QrCodeEvent['type'][] = [
  'CodeNamed',
  'CodeNoted',
  'CodeTagged',
  'CodeUntagged',
  'FilePrepared',
  'ImageAttached',
  'ImageRemoved',
];
export const UNREAD_BY_SCANS: ReadonlySet<string> = new Set(UNREAD);

const nowhere = (why: NowhereReason): Resolution => ({ kind: 'nowhere', why });

export function resolve(code: QrCode): Resolution {
  const claimability = claimabilityOf(code);
  if (claimability === 'unknown' || claimability === 'deleted' || claimability === 'disabled')
    return nowhere(claimability);
  // Scanners learn that it is not available, and not why.
  if (code.withheldFor.length > 0) return nowhere('disabled');
  const content = knownContent(code);
  if (content) {
    const destination = destinationOf(content);
    return code.hidden ? { kind: 'hidden', behind: destination } : { ...destination, flags: code.flags };
  }
  if (claimability === 'claimable') return { kind: 'claim' };
  return nowhere(claimability === 'claimed' ? 'empty' : claimability);
}
