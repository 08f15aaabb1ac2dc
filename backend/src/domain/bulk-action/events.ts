import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';
import { DecisionGround } from '../notice/events.ts';

/** What an action does to each of its codes. */
export const BulkActionKind = z.enum([
  'approve',
  'unapprove',
  'enable',
  'disable',
  'restrict',
  'unrestrict',
  'note',
  'tag',
  'untag',
  'delete',
  'import',
]);
export type BulkActionKind = z.infer<typeof BulkActionKind>;

const none = z.object({});
const codes = z.array(z.string());

/** The outcomes of consecutive codes. Those that are in no list were changed. */
const HandledCodes = z.object({
  /** The place of the first of them among the codes of the action. */
  from: z.int(),
  count: z.int(),
  unchanged: codes,
  refused: z.array(z.object({ code: z.string(), reason: z.string() })),
  /** Left as they were, because the action was cancelled. */
  skipped: codes,
});
export type HandledCodes = z.infer<typeof HandledCodes>;

export const bulkActionEvents = [
  defineEvent(
    'BulkActionRequested',
    'An admin asked for one change of many codes, and confirmed their number; `filter` where they are all that match',
    z.object({
      person: Person,
      action: BulkActionKind,
      confirmed: z.int(),
      note: personal(z.string()),
      filter: personal(z.record(z.string(), z.json())).nullable(),
    }),
  ),
  defineEvent(
    'BulkTagsChosen',
    'The tags that the action puts on codes, or takes off them',
    z.object({ person: Person, tags: personal(z.array(z.string())) }),
  ),
  defineEvent(
    'BulkReasonsGiven',
    'Why the action takes something from the owners of codes, whom it has told: by a law or a rule of the house',
    z.object({
      person: Person,
      ground: DecisionGround,
      rule: personal(z.string()),
      words: personal(z.string()),
    }),
  ),
  defineEvent(
    'ImportDescribed',
    'The action takes codes over from a file: its name, the program that wrote it, and how many of its rows are faulty',
    z.object({
      person: Person,
      file: personal(z.string()),
      source: z.string(),
      /** Whether buyers may claim the codes at once. */
      claimable: z.boolean(),
      faulty: z.int(),
    }),
  ),
  defineEvent('BulkCodesListed', 'Codes that the action is about, in order', z.object({ codes })),
  defineEvent(
    'BulkActionStarted',
    'Every code of the action is listed; a process changes one after the other',
    z.object({ total: z.int() }),
  ),
  defineEvent(
    'BulkCodesHandled',
    'The next codes were handled; those in no list of outcomes were changed',
    HandledCodes,
  ),
  defineEvent('BulkActionCancelled', 'An admin cancelled the action: no further code is changed', none),
  defineEvent('BulkActionFinished', 'The action has ended, cancelled or not', none),
  defineEvent('BulkUndoRequested', 'An admin asked to undo the whole action', none),
  defineEvent(
    'BulkCodesUndone',
    'The codes of the next `BulkCodesHandled` are as before, except those that others changed meanwhile',
    z.object({ place: z.int(), restored: z.int(), kept: codes }),
  ),
  defineEvent('BulkUndoFinished', 'Every code that the action changed is as before, or was kept', none),
] as const;

export type BulkActionEvent = EventOf<typeof bulkActionEvents>;
