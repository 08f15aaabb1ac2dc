import { ok, type Result, refuse } from '../../contract/result.ts';
import type { NoticeEvent } from './events.ts';
import type { Notice } from './state.ts';

/** What the owner of a code says against the decision about it. */
export interface Objection {
  readonly type: 'contest';
  /** The id of who objects. */
  readonly by: string;
  readonly words: string;
  /** ISO 8601, UTC. */
  readonly now: string;
}

export type ObjectionRefusal =
  | 'unknown_notice'
  | 'objection_made'
  | 'decision_reversed'
  | 'objection_too_late';

/** How long a decision may be contested: six months (DSA, Article 20), the longest of which have 184 days. */
const OBJECTION_DAYS = 184;

/** Returns until when a decision may be contested. Both are ISO 8601, UTC. */
export const contestableUntil = (decidedAt: string): string =>
  new Date(Date.parse(decidedAt) + OBJECTION_DAYS * 24 * 3_600_000).toISOString();

/** A decision is contested once, by whose content it was about. To everybody else the notice is unknown. */
export function contest(
  { by, words, now }: Objection,
  { decided, objection, reversed }: Notice,
): Result<readonly NoticeEvent[], ObjectionRefusal> {
  if (decided?.owner !== by) return refuse('unknown_notice');
  if (objection) return refuse('objection_made');
  if (reversed) return refuse('decision_reversed');
  if (now > contestableUntil(decided.at)) return refuse('objection_too_late');
  return ok([{ type: 'NoticeContested', data: { person: by, words } }]);
}
