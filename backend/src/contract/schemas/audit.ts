import { z } from 'zod';
import { Barcode } from './barcode.ts';
import { Timestamp } from './primitives.ts';

/** An event of the log, in words. Names are masked for an auditor without sight of names. */
export const AuditEntry = z.object({
  /** The id of the event. */
  id: z.string(),
  at: Timestamp,
  type: z.string(),
  words: z.string(),
  /** Who did it; `name` is null for the system, and for a person who is not known any more. */
  by: z.object({
    kind: z.enum(['user', 'admin', 'system']),
    id: z.string().nullable(),
    name: z.string().nullable(),
    /** The label of the API key with which a program did it in the person's name; null for the person. */
    apiKey: z.string().nullable(),
  }),
  /** The code that it happened to, if any. */
  code: z.string().nullable(),
  /** The person that it happened to, if any. */
  person: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A code at a moment. */
export const CodeSnapshot = Barcode.omit({ scanCount: true, recentScans: true, revision: true });
export type CodeSnapshot = z.infer<typeof CodeSnapshot>;
