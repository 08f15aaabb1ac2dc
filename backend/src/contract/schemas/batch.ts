import { z } from 'zod';
import { CodeName } from '../content/name.ts';
import { Note } from './note.ts';
import { Owner } from './user.ts';

/** Name and note of a batch; an empty one is removed. */
export const BatchBody = z.strictObject({ name: CodeName, note: Note });
export type BatchTexts = z.infer<typeof BatchBody>;

/** Codes that were generated together, as admins see them. */
export const Batch = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  createdBy: Owner.nullable(),
  /** How many codes were generated. */
  size: z.int(),
  /** How many of them are not deleted. */
  present: z.int(),
  claimed: z.int(),
  approved: z.int(),
  /** Scans of all its codes, also of those that were deleted since. */
  scans: z.int(),
});
export type Batch = z.infer<typeof Batch>;
