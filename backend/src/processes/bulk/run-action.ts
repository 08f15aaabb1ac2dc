import { setTimeout as sleep } from 'node:timers/promises';
import { nextChunk, undoChunk } from '../../commands/bulk/steps.ts';
import { handle, type LogContext } from '../../commands/handle.ts';
import { type ImportContext, nextImportChunk } from '../../commands/imports/import-chunk.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import type { BulkActionCommand } from '../../domain/bulk-action/decide.ts';
import { type BulkAction, changedIn } from '../../domain/bulk-action/state.ts';
import { QR_BATCH } from '../../domain/qr-batch/qr-batch.ts';
import { type Actor, SYSTEM } from '../../ports/event-store.ts';

/** The action to go on with, and who asked for it. */
export interface ActionToRun {
  readonly id: string;
  readonly actor: Actor;
}

/** The shortest rest after a chunk, in milliseconds. */
const REST_MS = 5;

type ChunkOf = (state: BulkAction) => Promise<BulkActionCommand>;

/**
 * Changes the codes of an action, a chunk after the other, until none is left or it is cancelled. It goes on where a killed
 * process stopped.
 */
export const runAction = (context: ImportContext, action: ActionToRun, signal: AbortSignal): Promise<void> =>
  inChunks(context, action, 'running', signal, async (state) => {
    const next = state.action === 'import' ? nextImportChunk : nextChunk;
    const handled = await next(context, { ...action, state });
    if (handled && !(state.cancelled && handled.skipped.length === handled.count))
      return { type: 'record', ...handled };
    if (state.imported) await recordBatch(context, action, state.imported.file, state);
    return { type: 'finish' };
  });

/** Makes a batch of the codes that an import took over, under the name of its file. */
async function recordBatch(context: LogContext, { id, actor }: ActionToRun, name: string, state: BulkAction) {
  const size = state.chunks.reduce((sum, chunk) => sum + changedIn(state, chunk).length, 0);
  await handle(context, QR_BATCH, actor, id, { type: 'import', batchId: id, size, name });
}

/** Gives all codes back what the action changed, a chunk after the other. */
export const undoAction = (context: LogContext, action: ActionToRun, signal: AbortSignal): Promise<void> =>
  inChunks(context, action, 'undoing', signal, async (state) => {
    const place = state.kept.length;
    const chunk = state.chunks[place];
    if (!chunk) return { type: 'finishUndo' };
    return { type: 'recordUndone', place, kept: await undoChunk(context, { ...action, state }, chunk) };
  });

/** Rests after each chunk as long as it took, so that scans find the process free. */
async function inChunks(
  context: LogContext,
  { id }: ActionToRun,
  status: BulkAction['status'],
  signal: AbortSignal,
  chunkOf: ChunkOf,
): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    const { state } = await context.log.load(BULK_ACTION, id, { fresh: true });
    if (state.status !== status) return;
    // A refusal says that another process, or a cancellation, came first: the state is read again.
    await handle(context, BULK_ACTION, SYSTEM, id, await chunkOf(state));
    const rest = Math.max(performance.now() - startedAt, REST_MS);
    await sleep(rest, undefined, { signal }).catch(() => undefined);
  }
}
