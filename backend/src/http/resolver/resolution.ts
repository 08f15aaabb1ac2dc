import type { NowhereReason } from '../../contract/pages.ts';
import { ERASED } from '../../domain/event.ts';
import { isClaimable, type QrCode } from '../../domain/qr-code/state.ts';
import type { Destination } from '../content/content-edge.ts';
import { destinationOf } from '../content/index.ts';

/** Where a scan of a code leads, independent of the request (specification section 4). */
export type Resolution = Destination | { readonly kind: 'claim' };

const nowhere = (why: NowhereReason): Resolution => ({ kind: 'nowhere', why });

export function resolve(code: QrCode): Resolution {
  if (code.status !== 'present') return nowhere(code.status === 'deleted' ? 'deleted' : 'unknown');
  if (!code.active) return nowhere('disabled');
  if (code.content !== null && code.content !== ERASED) return destinationOf(code.content);
  if (isClaimable(code)) return { kind: 'claim' };
  if (code.owner !== null) return nowhere('empty');
  return nowhere(code.restricted ? 'nonpaying' : 'not-ready');
}
