import type { NowhereReason } from '../../contract/pages.ts';
import { formatE164, formatInternational } from '../../contract/phone.ts';
import { ERASED } from '../../domain/event.ts';
import { isClaimable, type QrCode } from '../../domain/qr-code/state.ts';

/** Where a scan of a code leads, independent of the request (specification section 4). */
export type Resolution =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'phone'; readonly tel: string; readonly shown: string }
  | { readonly kind: 'claim' }
  | { readonly kind: 'nowhere'; readonly why: NowhereReason };

const nowhere = (why: NowhereReason): Resolution => ({ kind: 'nowhere', why });

export function resolve(code: QrCode): Resolution {
  if (code.status !== 'present') return nowhere(code.status === 'deleted' ? 'deleted' : 'unknown');
  if (!code.active) return nowhere('disabled');
  if (code.content !== null && code.content !== ERASED) return destination(code.content);
  if (isClaimable(code)) return { kind: 'claim' };
  if (code.owner !== null) return nowhere('empty');
  return nowhere(code.restricted ? 'nonpaying' : 'not-ready');
}

function destination(content: Exclude<QrCode['content'], null | typeof ERASED>): Resolution {
  switch (content.infoType) {
    case 'link':
      return { kind: 'redirect', location: new URL(content.link).href };
    case 'phoneNumber':
      return {
        kind: 'phone',
        tel: `tel:${formatE164(content.phoneNumber)}`,
        shown: formatInternational(content.phoneNumber),
      };
  }
}
