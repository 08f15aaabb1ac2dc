import type { ImportContext } from '../../commands/imports/import-chunk.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import { runAction, undoAction } from '../bulk/run-action.ts';
import type { Reaction } from './react.ts';

/** Changes the codes of bulk actions, one action after the other, and undoes them. */
export const runBulkActions = (context: ImportContext): Reaction => ({
  name: 'run-bulk-actions',
  streams: [BULK_ACTION.prefix],
  types: ['BulkActionStarted', 'BulkUndoRequested'],
  handle: async ({ stream, type, actor }, signal) => {
    const id = BULK_ACTION.keyOf(stream);
    if (id === undefined) return;
    if (type === 'BulkActionStarted') await runAction(context, { id, actor }, signal);
    if (type === 'BulkUndoRequested') await undoAction(context, { id, actor }, signal);
  },
});
