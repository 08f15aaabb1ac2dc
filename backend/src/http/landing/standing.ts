import type { ClaimObstacle } from '../../contract/pages.ts';
import { isClaimable, type QrCode } from '../../domain/qr-code/state.ts';

export type Standing = 'claimable' | 'own' | ClaimObstacle;

/** Returns whether a visitor can claim a code, or why not (section 4). */
export function standingOf(code: QrCode, visitorId: string | undefined): Standing {
  if (code.status !== 'present') return code.status === 'deleted' ? 'deleted' : 'unknown';
  if (code.owner !== null && code.owner === visitorId) return 'own';
  if (!code.active) return 'disabled';
  if (code.owner !== null) return 'claimed';
  if (isClaimable(code)) return 'claimable';
  return code.restricted ? 'nonpaying' : 'not-ready';
}

/** The statuses of the pages that say why a code cannot be claimed. */
export const STATUS_OF: Readonly<Partial<Record<ClaimObstacle, number>>> = { unknown: 404, deleted: 410 };
