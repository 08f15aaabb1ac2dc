import type { OwnDecision } from '../../../contract/notices/decision.ts';
import { contestableUntil, toldAt } from '../../../domain/notice/objection.ts';
import type { Notice } from '../../../domain/notice/state.ts';

/** Returns a decision as one of its owners reads it; undefined where it is another one's, or about no owner. */
export function ownDecision(
  now: Date,
  reader: string,
  number: string,
  notice: Notice,
): OwnDecision | undefined {
  const { received, decided, objections, reversed } = notice;
  const since = toldAt(notice, reader);
  if (!received || !decided || since === undefined || decided.decision === 'dismiss') return undefined;
  const { decision, ground, rule, words, at: decidedAt } = decided;
  const until = contestableUntil(since);
  const objection = objections.find(({ by }) => by === reader);
  const answer = reversed ?? objection?.dismissed;
  return {
    number,
    code: received.code,
    decision,
    reported: received.report !== null,
    passedOn: decided.owner !== reader,
    ground,
    rule,
    words,
    decidedAt,
    contestableUntil: until,
    contestable: !objection && !reversed && now.toISOString() <= until,
    objection: objection ? { at: objection.at, words: objection.words } : null,
    outcome: answer
      ? { at: answer.at, result: reversed ? 'reversed' : 'dismissed', words: answer.words }
      : null,
  };
}
