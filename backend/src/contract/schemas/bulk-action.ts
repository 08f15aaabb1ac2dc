import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { Owner } from './user.ts';

export const BULK_ACTIONS = [
  'approve',
  'unapprove',
  'enable',
  'disable',
  'restrict',
  'unrestrict',
  'note',
  'delete',
] as const;
export type BulkActionName = (typeof BULK_ACTIONS)[number];

export const Note = z.string().trim().max(LIMITS.noteLength, FORM_MESSAGES.noteLong);

/** A bulk action, as admins see it. Times are ISO 8601 in UTC. */
export const BulkAction = z.object({
  id: z.string(),
  action: z.enum(BULK_ACTIONS),
  note: z.string(),
  status: z.enum(['running', 'finished', 'undoing', 'undone']),
  cancelled: z.boolean(),
  requestedAt: z.string(),
  requestedBy: Owner.nullable(),
  total: z.int(),
  /** Codes that have an outcome: changed, unchanged because they were so already, or refused. */
  handled: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  finishedAt: z.string().nullable(),
  undoable: z.boolean(),
  /** Codes that the undo gave their value back, and those that it left because others had changed them. */
  restored: z.int(),
  kept: z.int(),
  undoneAt: z.string().nullable(),
});
export type BulkAction = z.infer<typeof BulkAction>;
