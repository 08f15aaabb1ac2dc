import { z } from 'zod';
import { StoredInfo } from '../content/index.ts';

/** What changed a code. A save of name and content together is `saved`. */
export const HistoryKind = z.enum([
  'generated',
  'imported',
  'approved',
  'unapproved',
  'enabled',
  'disabled',
  'restricted',
  'unrestricted',
  'claimed',
  'named',
  'saved',
  'cleared',
  'hidden',
  'shown',
  'withheld',
  'lifted',
  'reset',
  'released',
  'handedOver',
  'imageAttached',
  'imageRemoved',
]);
export type HistoryKind = z.infer<typeof HistoryKind>;

/** One change of a code, with name and content after it. */
export const HistoryEntry = z.object({
  /** The revision of the code's stream after the change. */
  version: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  by: z.enum(['you', 'owner', 'admin', 'system']),
  kind: HistoryKind,
  name: z.string().nullable(),
  storedInfo: StoredInfo.nullable(),
  /** False where name and content are erased, or are from before the claim and the caller is not an admin. */
  available: z.boolean(),
  /** Whether the version can be restored, and differs from the code as it is now. */
  restorable: z.boolean(),
  /** Whether the code has not changed since. */
  current: z.boolean(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
