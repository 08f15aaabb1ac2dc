import { z } from 'zod';
import { NoticeDecision, NoticeReason } from '../../domain/notice/events.ts';
import { InfoType } from '../../domain/qr-code/content/index.ts';
import type { CollectionDefinition } from '../../ports/read-store.ts';

/** What lists show of a notice, and what it adds to the report of a year. It holds nothing personal: that is read from the log. */
export const NoticeDocument = z.object({
  code: z.string(),
  infoType: InfoType.nullable(),
  /** Null for a notice of the house. */
  reason: NoticeReason.nullable(),
  receivedAt: z.string(),
  status: z.enum(['open', 'contested', 'decided']),
  /** Whether staff has to do something. */
  waits: z.boolean(),
  /** Sorts what waits: an objection first. */
  turn: z.int(),
  decision: NoticeDecision.nullable(),
  decidedAt: z.string().nullable(),
  reversed: z.boolean(),
  /** Whose content the decision is about, and later owners of it. None of them where nobody is told. */
  owners: z.array(z.string()),
  /** How many objections came, and how many of them were answered without taking the decision back. */
  objections: z.int(),
  dismissed: z.int(),
  /** When the latest objection came. */
  contestedAt: z.string().nullable(),
  /** The figures of yearly reports that this notice adds one to, by their keys. */
  tallies: z.array(z.string()),
  /** From the notice to the decision; null for a notice of the house. */
  decideSeconds: z.int().nullable(),
  /** From the latest objection to its answer. */
  answerSeconds: z.int().nullable(),
});
export type NoticeDocument = z.infer<typeof NoticeDocument>;

export const NOTICES: CollectionDefinition = {
  name: 'notices',
  version: 4,
  fields: {
    code: 'text',
    status: 'text',
    waits: 'boolean',
    turn: 'integer',
    owners: 'texts',
    receivedAt: 'text',
    decidedAt: 'text',
    tallies: 'texts',
    decideSeconds: 'integer',
    answerSeconds: 'integer',
  },
  indexes: [
    ['status', '-receivedAt'],
    ['waits', 'turn', '-receivedAt'],
    ['owners', '-decidedAt'],
    ['tallies', 'decideSeconds'],
    ['tallies', 'answerSeconds'],
    ['code'],
    ['-receivedAt'],
  ],
};
