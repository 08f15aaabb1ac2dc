import { type Failures, failuresOf } from '../../commands/imports/failures.ts';
import type { ImportContext } from '../../commands/imports/import-chunk.ts';
import { type ImportAsked, startImport } from '../../commands/imports/start-import.ts';
import type { ImportReport } from '../../contract/imports/schemas.ts';
import type { Result } from '../../contract/result.ts';
import { ok } from '../../contract/result.ts';
import { BULK_ACTION } from '../../domain/bulk-action/bulk-action.ts';
import type { BulkActionRefusal } from '../../domain/bulk-action/decide.ts';
import { changedIn } from '../../domain/bulk-action/state.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { runAction } from '../../processes/bulk/run-action.ts';

export interface ImportedFile {
  readonly report: ImportReport;
  /** How many codes were imported. */
  readonly imported: number;
  /** The rows that were not. */
  readonly failures: Failures | undefined;
}

/** Imports a file to its end, also beside a running server, which may import some of its rows. */
export async function importFile(
  context: ImportContext,
  asked: Omit<ImportAsked, 'id'>,
): Promise<Result<ImportedFile, BulkActionRefusal>> {
  const id = context.random.uuid();
  const started = await startImport(context, SYSTEM, { ...asked, id });
  if (!started.ok) return started;
  const { report, action } = started.value;
  if (!action) return ok({ report, imported: 0, failures: undefined });
  await runAction(context, { id, actor: SYSTEM }, new AbortController().signal);
  const { state } = await context.log.load(BULK_ACTION, id, { fresh: true });
  const imported = state.chunks.reduce((sum, chunk) => sum + changedIn(state, chunk).length, 0);
  return ok({ report, imported, failures: await failuresOf(context, id, state) });
}
