import { z } from 'zod';
import { Timestamp } from '../primitives.ts';
import { Barcode } from './barcode.ts';
import { HistoryEntry } from './history.ts';

/** Who did something; `name` is null for the system, and for a person who is not known any more. */
export const AuditActor = z.object({
  kind: z.enum(['user', 'admin', 'system']),
  id: z.string().nullable(),
  name: z.string().nullable(),
  /** The label of the API key with which a program did it in the person's name; null for the person. */
  apiKey: z.string().nullable(),
});
export type AuditActor = z.infer<typeof AuditActor>;

/** The batch that an event is about. */
export const AuditBatch = z.object({
  id: z.string(),
  /** Empty without a name. */
  name: z.string(),
  /** ISO 8601 in UTC; null until the list of batches knows the batch. */
  createdAt: z.string().nullable(),
});
export type AuditBatch = z.infer<typeof AuditBatch>;

/** Name and content of a code at a moment. `available` is false where they are erased. */
export const CodeContents = HistoryEntry.pick({ name: true, storedInfo: true, available: true });
export type CodeContents = z.infer<typeof CodeContents>;

/** Name and content of a code before and after an event that changed them. */
export const ContentsChange = z.object({ before: CodeContents, after: CodeContents });
export type ContentsChange = z.infer<typeof ContentsChange>;

/** The older events that an event stands for, and that are not listed. */
export const FoldedEvents = z.object({ count: z.int(), types: z.array(z.string()) });
export type FoldedEvents = z.infer<typeof FoldedEvents>;

/** An event of the log, in words. Names are masked for an auditor without sight of names. */
export const AuditEntry = z.object({
  /** The id of the event. */
  id: z.string(),
  at: Timestamp,
  type: z.string(),
  words: z.string(),
  by: AuditActor,
  /** The code that it happened to, if any. */
  code: z.string().nullable(),
  /** The person that it happened to, if any. */
  person: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  batch: AuditBatch.nullable(),
  /** Null for an event that changes neither name nor content of a code. */
  contents: ContentsChange.nullable(),
  /** The `before` with which the list goes on after this event. */
  cursor: z.string(),
  /** Null where nothing is folded. */
  folded: FoldedEvents.nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** One change of a code, with who made it. Names and content are masked for an auditor without sight of names. */
export const CodeChange = HistoryEntry.omit({ by: true }).extend({ by: AuditActor });
export type CodeChange = z.infer<typeof CodeChange>;

/** Types of events about one subject. */
export const EventGroup = z.object({ title: z.string(), types: z.array(z.string()) });
export type EventGroup = z.infer<typeof EventGroup>;

/** A code at a moment. */
export const CodeSnapshot = Barcode.omit({ scanCount: true, recentScans: true, revision: true });
export type CodeSnapshot = z.infer<typeof CodeSnapshot>;
