import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';
import { InfoType } from '../qr-code/content/index.ts';

/** Why somebody reports what a code shows. */
export const NoticeReason = z.enum(['fraud', 'privacy', 'hate', 'rights', 'goods', 'child-abuse', 'other']);
export type NoticeReason = z.infer<typeof NoticeReason>;

/** What was decided: nothing changes, or what became of the code. */
export const NoticeDecision = z.enum(['dismiss', 'restrict', 'disable', 'delete']);
export type NoticeDecision = z.infer<typeof NoticeDecision>;

/** By what it was decided: a law, or a rule of the house. */
export const DecisionGround = z.enum(['law', 'house']);
export type DecisionGround = z.infer<typeof DecisionGround>;

export const noticeEvents = [
  defineEvent(
    'NoticeReceived',
    'Somebody reported what a code showed at a revision of its stream; name and e-mail are empty where none was given',
    z.object({
      /** The number of the notice: each reporter has a key of their own. */
      person: Person,
      code: z.string(),
      /** The last revision of the code’s stream then. */
      revision: z.int(),
      infoType: InfoType,
      reason: NoticeReason,
      words: personal(z.string()),
      name: personal(z.string()),
      email: personal(z.string()),
      language: z.string(),
    }),
  ),
  defineEvent(
    'HouseNoticeOpened',
    'Staff decided about a code that nobody reported: the notice is of the house itself. `infoType` is null for an empty code',
    z.object({
      code: z.string(),
      /** The last revision of the code’s stream before the decision. */
      revision: z.int(),
      infoType: InfoType.nullable(),
    }),
  ),
  defineEvent(
    'NoticeDecided',
    'Staff decided about a notice, by a law or a rule of the house, and the reporter is to be told. Rule and words are empty where a program named none',
    z.object({
      person: Person,
      decision: NoticeDecision,
      ground: DecisionGround,
      rule: personal(z.string()),
      words: personal(z.string()),
      /** The id of the person who decided. */
      by: z.string(),
      /** True: the code is changed because of this event. Missing: it was changed before. */
      carryOut: z.literal(true).optional(),
    }),
  ),
  defineEvent(
    'ReasonsStated',
    'The owner of the reported code is to be told what was decided, and why. One mail may tell of several notices',
    z.object({
      owner: z.string(),
      /** The number of the notice whose mail tells of this one, too; missing where it has its own. */
      toldWith: z.string().optional(),
      /** The numbers of the notices that the mail about this one tells of, too. */
      also: z.array(z.string()).optional(),
    }),
  ),
  defineEvent(
    'DecisionPassedOn',
    'The code has another owner, and what the decision is about stayed with it: the new owner is to be told what was decided, and why',
    z.object({ owner: z.string() }),
  ),
  defineEvent(
    'NoticeContested',
    'The owner of the code objects to the decision: the notice is open again',
    z.object({ person: Person, words: personal(z.string()) }),
  ),
  defineEvent(
    'ObjectionDismissed',
    'Staff stays with the decision in spite of an objection, and who objected is to be told why',
    z.object({
      person: Person,
      words: personal(z.string()),
      by: z.string(),
      /** Who objected; missing: whose content it was. */
      owner: z.string().optional(),
    }),
  ),
  defineEvent(
    'DecisionReversed',
    'Staff took the decision back: the code gets its state from before, and the reporter is to be told. Words are empty where the code was enabled by its switch',
    z.object({ person: Person, words: personal(z.string()), by: z.string() }),
  ),
  defineEvent(
    'ReversalStated',
    'The owner of the code is to be told that the decision was taken back',
    z.object({ owner: z.string() }),
  ),
  defineEvent('ReporterForgotten', 'The reporter of a notice was erased', z.object({})),
] as const;

export type NoticeEvent = EventOf<typeof noticeEvents>;
