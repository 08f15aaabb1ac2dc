import { z } from 'zod';
import { Timestamp } from '../primitives.ts';
import { CodeSnapshot } from '../schemas/audit.ts';
import { Owner } from '../schemas/user.ts';
import { DECISION_GROUNDS, NOTICE_DECISIONS } from './grounds.ts';
import { NoticeReason } from './notice.ts';
import { NoticeNumber } from './notice-number.ts';

/** What can happen to a notice. */
export const STORY_STEPS = [
  'received',
  'opened',
  'decided',
  'reasonsStated',
  'passedOn',
  'contested',
  'objectionDismissed',
  'reversed',
  'reversalStated',
  'reporterForgotten',
] as const;
export type StoryStepKind = (typeof STORY_STEPS)[number];

/**
 * What became of a mail. `waiting`: it is to be sent. `refused`: no server took it. `none`: nobody gave an address, or it is
 * not proven. `unknown`: that is not kept so long.
 */
export const MAIL_STATES = ['waiting', 'sent', 'refused', 'none', 'unknown'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** One thing that happened. What does not belong to its kind is null. So are words and names for who may not see names. */
export const StoryStep = z.object({
  at: Timestamp,
  kind: z.enum(STORY_STEPS),
  /** Who did it; null for the reporter, who has no account, and for the product. */
  by: Owner.nullable(),
  reason: NoticeReason.nullable(),
  decision: z.enum(NOTICE_DECISIONS).nullable(),
  ground: z.enum(DECISION_GROUNDS).nullable(),
  rule: z.string().nullable(),
  words: z.string().nullable(),
  /** The reporter; null where none was given. */
  reporter: z.object({ name: z.string(), email: z.string(), language: z.string() }).nullable(),
  /** The mail about it. */
  mail: z
    .object({
      state: z.enum(MAIL_STATES),
      /** The owner whom it goes to; null for the reporter. */
      to: Owner.nullable(),
    })
    .nullable(),
});
export type StoryStep = z.infer<typeof StoryStep>;

/** All that happened to a notice, in order, and what its code showed then and shows now. */
export const NoticeStory = z.object({
  id: NoticeNumber,
  code: z.string(),
  /** When this was read. */
  readAt: Timestamp,
  steps: z.array(StoryStep),
  past: CodeSnapshot.nullable(),
  /** Null where the code is deleted. */
  present: CodeSnapshot.nullable(),
});
export type NoticeStory = z.infer<typeof NoticeStory>;
