import { ok, type Result, refuse } from '../../contract/result.ts';
import type { NoticeEvent } from './events.ts';
import { type Notice, ownersOf } from './state.ts';

/** What an owner of a code says against the decision about it. */
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

/** Returns until when who was told of a decision may contest it. Both are ISO 8601, UTC. */
export const contestableUntil = (toldAt: string): string =>
  new Date(Date.parse(toldAt) + OBJECTION_DAYS * 24 * 3_600_000).toISOString();

/** Returns when a person was told of the decision, as an owner of its content; undefined for everybody else. */
export const toldAt = (notice: Notice, person: string): string | undefined =>
  ownersOf(notice).find(({ owner }) => owner === person)?.at;

/** Each owner of the content contests a decision once. To everybody else the notice is unknown. */
export function contest(
  { by, words, now }: Objection,
  notice: Notice,
): Result<readonly NoticeEvent[], ObjectionRefusal> {
  const since = toldAt(notice, by);
  if (since === undefined) return refuse('unknown_notice');
  if (notice.objections.some((objection) => objection.by === by)) return refuse('objection_made');
  if (notice.reversed) return refuse('decision_reversed');
  if (now > contestableUntil(since)) return refuse('objection_too_late');
  return ok([{ type: 'NoticeContested', data: { person: by, words } }]);
}
