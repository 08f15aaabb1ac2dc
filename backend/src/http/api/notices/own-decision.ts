import type { OwnDecision } from '../../../contract/notices/decision.ts';
import { contestableUntil } from '../../../domain/notice/objection.ts';
import type { Notice } from '../../../domain/notice/state.ts';

/** Returns a decision as its owner reads it; undefined where it is another one's, or about no owner. */
export function ownDecision(
  now: Date,
  reader: string,
  number: string,
  { received, decided, objection, dismissed, reversed }: Notice,
): OwnDecision | undefined {
  if (!received || decided?.owner !== reader || decided.decision === 'dismiss') return undefined;
  const { decision, ground, rule, words, at: decidedAt } = decided;
  const until = contestableUntil(decidedAt);
  const answer = reversed ?? dismissed;
  return {
    number,
    code: received.code,
    decision,
    reported: received.report !== null,
    ground,
    rule,
    words,
    decidedAt,
    contestableUntil: until,
    contestable: !objection && !reversed && now.toISOString() <= until,
    objection,
    outcome: answer && {
      at: answer.at,
      result: reversed ? 'reversed' : 'dismissed',
      words: answer.words,
    },
  };
}
