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

/** What is done to many codes at once: a change of those that are there, or an import of others. */
export const BULK_WORK = [...BULK_ACTIONS, 'import'] as const;
export type BulkWorkName = (typeof BULK_WORK)[number];

const UNDOABLE: Readonly<Record<BulkWorkName, boolean>> = {
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
  import: true,
};

/** Returns whether an action can be undone. A deleted code never comes back. */
export const isUndoable = (action: BulkWorkName): boolean => UNDOABLE[action];

/** Returns whether an action is about tags. */
export const isOfTags = (action: BulkWorkName): boolean => action === 'tag' || action === 'untag';

/** Returns whether an action takes something from the owners of its codes, who are told why. */
export const needsReasons = (action: BulkWorkName): boolean => action === 'disable' || action === 'delete';

/** A bulk action, as admins see it. Times are ISO 8601 in UTC. */
export const BulkAction = z.object({
  id: z.string(),
  action: z.enum(BULK_WORK),
  note: z.string(),
  tags: z.array(z.string()),
  status: z.enum(['running', 'finished', 'undoing', 'undone']),
  cancelled: z.boolean(),
  requestedAt: z.string(),
  requestedBy: Owner.nullable(),
  /** The file of an import; null for any other action. */
  file: z.string().nullable(),
  /** Rows of the file that could not be read, beside those that were refused. */
  faulty: z.int(),
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
