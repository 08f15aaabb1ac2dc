import { isClaimable, type QrCode } from './state.ts';

/** Whether anyone may claim a code, or the first reason why not (specification section 4). */
export type Claimability =
  | 'claimable'
  | 'unknown'
  | 'deleted'
  | 'disabled'
  | 'claimed'
  | 'nonpaying'
  | 'not-ready';

type Facts = Pick<QrCode, 'status' | 'owner' | 'infoType' | 'approved' | 'active' | 'restricted'>;

export function claimabilityOf(code: Facts): Claimability {
  if (code.status !== 'present') return code.status === 'deleted' ? 'deleted' : 'unknown';
  if (!code.active) return 'disabled';
  if (code.owner !== null) return 'claimed';
  if (isClaimable(code)) return 'claimable';
  return code.restricted ? 'nonpaying' : 'not-ready';
}
