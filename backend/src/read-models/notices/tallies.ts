import type { DecisionGround, NoticeDecision, NoticeReason } from '../../domain/notice/events.ts';
import type { NoticeDocument } from './document.ts';

/** By what something was decided; `unnamed` where a program named nothing. */
export type TalliedGround = DecisionGround | 'unnamed';

/** Who began: somebody with a notice, or staff. */
export type Begun = 'notice' | 'house';

/**
 * The keys of the figures of a year. A notice adds one to a figure by having its key, so that no document grows with the number
 * of notices. What may happen to a notice more than once has a key for each time.
 */
export const TALLIES = {
  received: (reason: NoticeReason) => `received:${reason}`,
  /** It was received in that year, and decided whenever. */
  answered: 'answered',
  /** Any decision about a notice. */
  decidedNotice: 'decided:notice',
  decided: (begun: Begun, decision: NoticeDecision, ground: TalliedGround) =>
    `decided:${begun}:${decision}:${ground}`,
  objection: (time: number) => `objection:${time}`,
  dismissed: (time: number) => `dismissed:${time}`,
  /** The decision was taken back while the objection waited. */
  upheld: (time: number) => `upheld:${time}`,
  /** An objection was answered. */
  objectionAnswered: 'objection-answered',
  reversed: 'reversed',
  /** The decision is of that year, and was taken back whenever. */
  overturned: 'overturned',
} as const;

/** Returns the key of a figure of a year. */
export const inYear = (year: number | string, tally: string): string => `${year}:${tally}`;

/** Returns a notice that adds to figures of the year (UTC) of a time. Each is added once. */
export function tallied(
  notice: NoticeDocument,
  at: string | null,
  ...added: readonly string[]
): NoticeDocument {
  if (at === null) return notice;
  const keys = added.map((tally) => inYear(at.slice(0, 4), tally));
  return { ...notice, tallies: [...new Set([...notice.tallies, ...keys])] };
}

/** Whole seconds between two times, ISO 8601; null without the earlier one. */
export const secondsBetween = (from: string | null, to: string): number | null =>
  from === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
