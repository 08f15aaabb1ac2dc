import { z } from 'zod';
import { BulkActionKind } from '../../domain/bulk-action/events.ts';
import type { CollectionDefinition } from '../../ports/read-store.ts';

/** How far a bulk action is. */
export const BulkActionDocument = z.object({
  /** False until every code is listed. */
  present: z.boolean(),
  status: z.enum(['running', 'finished', 'undoing', 'undone']),
  action: BulkActionKind,
  note: z.string(),
  tags: z.array(z.string()),
  requestedAt: z.string(),
  /** The id of the admin; null for the system. */
  requestedBy: z.string().nullable(),
  /** The name of the file of an import; null for any other action. */
  file: z.string().nullable(),
  faulty: z.int(),
  total: z.int(),
  handled: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  cancelled: z.boolean(),
  finishedAt: z.string().nullable(),
  /** Codes that the undo gave their value back, and those that it left because others had changed them. */
  restored: z.int(),
  kept: z.int(),
  undoneAt: z.string().nullable(),
});
export type BulkActionDocument = z.infer<typeof BulkActionDocument>;

export const BULK_ACTIONS: CollectionDefinition = {
  name: 'bulk-actions',
  version: 4,
  fields: { present: 'boolean', requestedAt: 'text', status: 'text' },
  indexes: [['present', '-requestedAt']],
};
