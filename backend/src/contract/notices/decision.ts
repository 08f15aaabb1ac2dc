import { z } from 'zod';
import { longestText } from '../lengths/longest-text.ts';
import { LIMITS } from '../limits.ts';
import { Timestamp } from '../primitives.ts';
import { freeText } from './free-text.ts';
import { DECISION_GROUNDS, NOTICE_DECISIONS } from './grounds.ts';
import { NoticeNumber } from './notice-number.ts';

/** A decision about a code, as an owner of what it showed reads it (DSA, Article 17). It tells nothing of a reporter. */
export const OwnDecision = z.object({
  number: NoticeNumber,
  code: z.string(),
  decision: z.enum(NOTICE_DECISIONS).exclude(['dismiss']),
  /** Whether somebody reported the code. */
  reported: z.boolean(),
  /** Whether the reader got the code later, with what the decision is about. */
  passedOn: z.boolean(),
  ground: z.enum(DECISION_GROUNDS),
  /** The law or the rule, and the reasons; empty where a program named none. */
  rule: z.string(),
  words: z.string(),
  decidedAt: Timestamp,
  /** The owner may object once, until then. */
  contestableUntil: Timestamp,
  /** What the owner said against it. */
  objection: z.object({ at: Timestamp, words: z.string() }).nullable(),
  /** Null while an objection waits, and where there is neither an objection nor a reversal. */
  outcome: z
    .object({ at: Timestamp, result: z.enum(['dismissed', 'reversed']), words: z.string() })
    .nullable(),
  /** Whether an objection is taken now. */
  contestable: z.boolean(),
});
export type OwnDecision = z.infer<typeof OwnDecision>;

export const OBJECTION_MESSAGES = {
  words: 'Say why you do not agree',
  long: `At most ${LIMITS.noticeLength} characters`,
  received: 'Your objection was received',
} as const;

export const ObjectionBody = z.strictObject({
  words: freeText(OBJECTION_MESSAGES.words).check(longestText(LIMITS.noticeLength, OBJECTION_MESSAGES.long)),
});
export type ObjectionBody = z.infer<typeof ObjectionBody>;
