import { type ClaimFacts, isClaimable } from './state.ts';

/** Whether anyone may claim a code, or the first reason why not (specification section 4). */
export type Claimability =
  | 'claimable'
  | 'unknown'
  | 'deleted'
  | 'disabled'
  | 'claimed'
  | 'nonpaying'
  | 'not-ready';

export function claimabilityOf(code: ClaimFacts): Claimability {
  if (code.status !== 'present') return code.status === 'deleted' ? 'deleted' : 'unknown';
  if (!code.active) return 'disabled';
  if (code.owner !== null) return 'claimed';
  if (isClaimable(code)) return 'claimable';
  return code.restricted ? 'nonpaying' : 'not-ready';
}
