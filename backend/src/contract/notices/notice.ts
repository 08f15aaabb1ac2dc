import { z } from 'zod';
import { InfoType } from '../content/index.ts';
import { longestText } from '../lengths/longest-text.ts';
import { LIMITS } from '../limits.ts';
import { nameLine } from '../name-line.ts';
import { Timestamp } from '../primitives.ts';
import { CodeSnapshot } from '../schemas/audit.ts';
import { Owner } from '../schemas/user.ts';
import { freeText } from './free-text.ts';
import { DECISION_GROUNDS, NOTICE_DECISIONS } from './grounds.ts';
import { NoticeNumber } from './notice-number.ts';

/** Why somebody reports what a code shows, in the order in which the form lists it. */
export const NoticeReason = z.enum(['fraud', 'privacy', 'hate', 'rights', 'goods', 'child-abuse', 'other']);
export type NoticeReason = z.infer<typeof NoticeReason>;

/** Abuse of children may be reported without a name (DSA, Article 16). */
export const needsName = (reason: unknown): boolean => reason !== 'child-abuse';

/** The answer to a notice. */
export const NOTICE_RECEIVED = 'Your notice was received';

/** What the form says of a field; the pages say it in five languages. */
export const NOTICE_MESSAGES = {
  reason: 'Choose a reason',
  words: 'Say what is wrong',
  wordsLong: `At most ${LIMITS.noticeLength} characters`,
  name: 'Enter your name',
  nameLine: `Enter your name in one line of at most ${LIMITS.personNameLength} characters`,
  email: 'Enter your email',
  emailInvalid: 'Enter a valid email',
  goodFaith: 'Confirm that what you say is right and complete',
} as const;
export type NoticeMessage = keyof typeof NOTICE_MESSAGES;

/** Checked also where another field is wrong, so that the form says all at once. */
const always = { when: () => true };

/** What a reporter sends. */
export const NoticeBody = z
  .strictObject({
    reason: z.enum(NoticeReason.options, NOTICE_MESSAGES.reason),
    words: freeText(NOTICE_MESSAGES.words).check(longestText(LIMITS.noticeLength, NOTICE_MESSAGES.wordsLong)),
    /** May be left out for `child-abuse`, as the e-mail. */
    name: nameLine(
      z.string(NOTICE_MESSAGES.nameLine).trim().max(LIMITS.personNameLength, NOTICE_MESSAGES.nameLine),
      NOTICE_MESSAGES.nameLine,
    ).default(''),
    email: z
      .string(NOTICE_MESSAGES.emailInvalid)
      .trim()
      .toLowerCase()
      .max(LIMITS.emailLength, NOTICE_MESSAGES.emailInvalid)
      .pipe(z.email(NOTICE_MESSAGES.emailInvalid))
      .optional(),
    goodFaith: z.literal(true, NOTICE_MESSAGES.goodFaith),
  })
  .refine(({ reason, name }) => name !== '' || !needsName(reason), {
    ...always,
    path: ['name'],
    message: NOTICE_MESSAGES.name,
  })
  .refine(({ reason, email }) => email !== undefined || !needsName(reason), {
    ...always,
    path: ['email'],
    message: NOTICE_MESSAGES.email,
  });
export type NoticeBody = z.infer<typeof NoticeBody>;
export type NoticeField = keyof NoticeBody;

/** A notice in a list. It names no person. */
export const NoticeRow = z.object({
  id: NoticeNumber,
  code: z.string(),
  /** What the code held then; null for an empty one. */
  infoType: InfoType.nullable(),
  /** Null for a decision that nobody asked for: the notice is of the house itself. */
  reason: NoticeReason.nullable(),
  receivedAt: Timestamp,
  /** Contested: the owner objects to the decision, and waits for an answer. */
  status: z.enum(['open', 'contested', 'decided']),
  decision: z.enum(NOTICE_DECISIONS).nullable(),
  decidedAt: Timestamp.nullable(),
  /** Whether the decision was taken back. */
  reversed: z.boolean(),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

/** What staff answered, when, and who. */
const StaffAnswer = z.object({
  at: Timestamp,
  /** Null for a reader without sight of names, and where none was given. */
  words: z.string().nullable(),
  by: Owner.nullable(),
});

/** What an owner says against a decision; null as for the words of staff. */
const Objection = z.object({
  at: Timestamp,
  words: z.string().nullable(),
  by: Owner.nullable(),
  /** Why the decision stays in spite of it; null while it waits, and where the decision was taken back. */
  dismissed: StaffAnswer.nullable(),
});

/** A notice with what it says, and the code as it was when it was reported, beside now. */
export const NoticeDetails = NoticeRow.extend({
  /** Null for a reader without sight of names; `[erased]` where the reporter was erased. */
  words: z.string().nullable(),
  /** Null without a name, and as above. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Null for a notice of the house. */
  language: z.string().nullable(),
  decided: z
    .object({
      ground: z.enum(DECISION_GROUNDS),
      /** Null for a reader without sight of names, as the words. */
      rule: z.string().nullable(),
      words: z.string().nullable(),
      by: Owner.nullable(),
    })
    .nullable(),
  /** What owners say against the decision, the oldest first: one for each owner at most. */
  objections: z.array(Objection),
  /** Why the decision was taken back. */
  reversal: StaffAnswer.nullable(),
  /** Null where the code is deleted. */
  past: CodeSnapshot.nullable(),
  present: CodeSnapshot.nullable(),
});
export type NoticeDetails = z.infer<typeof NoticeDetails>;

export const NOTICE_DECISION_MESSAGES = {
  rule: 'Name the law or the rule',
  ruleLine: 'Name the law or the rule in one line',
  words: 'Say why. The reporter and the owner read it',
  long: `At most ${LIMITS.decisionLength} characters`,
} as const;

const notTooLong = longestText(LIMITS.decisionLength, NOTICE_DECISION_MESSAGES.long);
const decisionWords = freeText(NOTICE_DECISION_MESSAGES.words).check(notTooLong);
/** Mails have it within a sentence. */
const decisionRule = nameLine(
  z.string(NOTICE_DECISION_MESSAGES.rule).trim().min(1, NOTICE_DECISION_MESSAGES.rule),
  NOTICE_DECISION_MESSAGES.ruleLine,
).check(notTooLong);

/** Why something is decided: a law or a rule of the house, which one, and words. */
export const DecisionReasons = z.strictObject({
  ground: z.enum(DECISION_GROUNDS),
  rule: decisionRule,
  words: decisionWords,
});
export type DecisionReasons = z.infer<typeof DecisionReasons>;

/** What staff decides about a notice, with the reasons that the reporter and the owner read. */
export const DecideNoticeBody = DecisionReasons.extend({ decision: z.enum(NOTICE_DECISIONS) });
export type DecideNoticeBody = z.infer<typeof DecideNoticeBody>;

/** What staff may decide about a code that nobody reported. */
export const CODE_DECISIONS = ['restrict', 'disable', 'delete'] as const;
export type CodeDecision = (typeof CODE_DECISIONS)[number];

/** What staff decides about a code, with the reasons that its owner reads. */
export const DecideCodeBody = DecisionReasons.extend({ decision: z.enum(CODE_DECISIONS) });
export type DecideCodeBody = z.infer<typeof DecideCodeBody>;

/** What staff answers to an objection. */
export const AnswerBody = z.strictObject({ words: decisionWords });
export type AnswerBody = z.infer<typeof AnswerBody>;
