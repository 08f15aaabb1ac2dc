import type { ImportColumns } from '../../contract/imports/columns.ts';
import { IMPORT_MESSAGES } from '../../contract/imports/messages.ts';
import type { RowRules } from '../../contract/imports/row.ts';
import type { ImportReport } from '../../contract/imports/schemas.ts';
import { ok, type Result, refuseField } from '../../contract/result.ts';
import type { BulkActionRefusal } from '../../domain/bulk-action/decide.ts';
import type { BulkAction } from '../../domain/bulk-action/state.ts';
import type { Actor } from '../../ports/event-store.ts';
import { requestBulkAction } from '../bulk/request.ts';
import type { Handled, LogContext } from '../handle.ts';
import { judgeFile } from './judge-file.ts';
import type { KeepingContext } from './kept-rows.ts';
import { RowKeeper } from './row-keeper.ts';

export interface ImportAsked {
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  readonly file: AsyncIterable<Uint8Array>;
  readonly columns: ImportColumns | undefined;
  readonly claimable: boolean;
  readonly rules: RowRules;
}

export interface StartedImport {
  readonly report: ImportReport;
  /** Undefined where no row can be imported. */
  readonly action: Handled<BulkAction> | undefined;
}

/**
 * Keeps the rows of a file, and starts the bulk action that imports them. It succeeds once all of that is durable. Where it is
 * interrupted before, nothing is imported, and what was kept expires.
 */
export async function startImport(
  context: LogContext & KeepingContext,
  actor: Actor,
  { id, name, file, columns, claimable, rules }: ImportAsked,
): Promise<Result<StartedImport, BulkActionRefusal>> {
  const keeper = new RowKeeper(context, id, claimable);
  const judged = await judgeFile(file, { rules, columns, take: (line, head) => keeper.take(line, head) });
  if (!judged.ok) return judged;
  const report = judged.value;
  if (report.columns.short === undefined && report.columns.address === undefined)
    return refuseField('columns', IMPORT_MESSAGES.noColumn);
  if (report.valid === 0) return ok({ report, action: undefined });
  await keeper.end();
  const { source, faulty } = report;
  const started = await requestBulkAction(context, actor, id, {
    action: 'import',
    note: '',
    tags: [],
    filter: null,
    imported: { file: name, source, claimable, faulty },
    codes: keeper.codes,
  });
  return started.ok ? ok({ report, action: started.value }) : started;
}
