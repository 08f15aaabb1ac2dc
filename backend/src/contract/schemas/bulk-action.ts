import { z } from 'zod';
import { Owner } from './user.ts';

export const BULK_ACTIONS = [
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
] as const;
export type BulkActionName = (typeof BULK_ACTIONS)[number];

const UNDOABLE: Readonly<Record<BulkActionName, boolean>> = {
  approve: true,
  unapprove: true,
  enable: true,
  disable: true,
  restrict: true,
  unrestrict: true,
  note: true,
  tag: true,
  untag: true,
  delete: false,
};

/** Returns whether an action can be undone. A deleted code never comes back. */
export const isUndoable = (action: BulkActionName): boolean => UNDOABLE[action];

/** Returns whether an action is about tags. */
export const isOfTags = (action: BulkActionName): boolean => action === 'tag' || action === 'untag';

/** Returns whether an action takes something from the owners of its codes, who are told why. */
export const needsReasons = (action: BulkActionName): boolean => action === 'disable' || action === 'delete';

/** A bulk action, as admins see it. Times are ISO 8601 in UTC. */
export const BulkAction = z.object({
  id: z.string(),
  action: z.enum(BULK_ACTIONS),
  note: z.string(),
  tags: z.array(z.string()),
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
