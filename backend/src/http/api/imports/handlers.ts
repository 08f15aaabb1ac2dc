import { actorOf } from '../../../commands/actor.ts';
import { failuresOf } from '../../../commands/imports/failures.ts';
import { failuresCsv } from '../../../commands/imports/failures-csv.ts';
import { judgeFile } from '../../../commands/imports/judge-file.ts';
import { startImport } from '../../../commands/imports/start-import.ts';
import { IMPORT_MESSAGES } from '../../../contract/imports/messages.ts';
import type { RowRules } from '../../../contract/imports/row.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import type { AnswerOf, QueryOf } from '../../../contract/route.ts';
import { IMPORT_FILE } from '../../../contract/routes/imports.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { BULK_ACTION } from '../../../domain/bulk-action/bulk-action.ts';
import { BULK_ACTIONS } from '../../../read-models/bulk-actions/document.ts';
import { findBulkAction } from '../../../read-models/bulk-actions/queries.ts';
import { codesInUse } from '../../../read-models/codes/presence.ts';
import { documentReached } from '../../../read-models/wait.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { isOwnApi } from '../../edge/own-api.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { seesNames } from '../../views/masked.ts';
import { type ArrivingFile, receiveFile } from '../files/receive-file.ts';
import type { ImportPorts } from './ports.ts';

type Asked = QueryOf<(typeof ROUTES)['startImport']>;
type Started = Result<AnswerOf<(typeof ROUTES)['startImport']>>;

/** Routes of codes that were printed elsewhere. */
export const importHandlers = (context: ImportPorts): readonly BoundRoute[] => [
  bind(ROUTES.startImport, ({ query, caller, request }) =>
    receiveFile(request, IMPORT_FILE.field, async (file) => {
      const imported = await (query.dryRun
        ? check(context, query, file)
        : start(context, caller, query, file));
      // The rest of a file that is refused is read, so that the request ends.
      file.body.resume();
      return imported;
    }),
  ),

  bind(ROUTES.importState, async ({ params: { id } }) => {
    const row = await findBulkAction(context.store, id);
    if (row?.action !== 'import') return refuse('unknown_bulk_action');
    return ok({ ...row, imported: row.changed });
  }),

  bind(ROUTES.importFailures, async ({ params: { id }, caller }) => {
    if (!seesNames(caller)) return refuse('forbidden');
    const { state } = await context.log.load(BULK_ACTION, id);
    if (state.imported === null || state.status === 'listing') return refuse('unknown_bulk_action');
    const failures = await failuresOf(context, id, state);
    return failures ? ok({ csv: await failuresCsv(failures) }) : refuse('unknown_upload');
  }),
];

async function check(context: ImportPorts, { columns }: Asked, { body }: ArrivingFile): Promise<Started> {
  const inUse = (codes: readonly string[]) => codesInUse(context.store, codes);
  const judged = await judgeFile(bytesOf(body), { rules: rulesOf(context), columns, inUse });
  return judged.ok ? ok({ id: null, report: judged.value, message: IMPORT_MESSAGES.checked }) : judged;
}

async function start(
  context: ImportPorts,
  caller: SignedInCaller,
  { columns, claimable = false }: Asked,
  { name: fileName, body }: ArrivingFile,
): Promise<Started> {
  const id = context.random.uuid();
  const name = fileName.slice(0, LIMITS.nameLength);
  const asked = { id, name, file: bytesOf(body), columns, claimable, rules: rulesOf(context) };
  const started = await startImport(context, actorOf(caller), asked);
  if (!started.ok) return started;
  const { report, action } = started.value;
  if (!action) return ok({ id: null, report, message: IMPORT_MESSAGES.nothing });
  const { stream, revision } = action;
  if (revision !== 'none')
    await documentReached(context.store, { collection: BULK_ACTIONS.name, id, stream, revision });
  return ok({ id, report, message: IMPORT_MESSAGES.started });
}

/** The stream of a file stays open where it is not read to its end. */
const bytesOf = (body: ArrivingFile['body']): AsyncIterable<Uint8Array> =>
  body.iterator({ destroyOnReturn: false });

const rulesOf = ({ clock, settings }: Pick<ImportPorts, 'clock' | 'settings'>): RowRules => ({
  now: clock.now().getTime(),
  mayLeadTo: (link) => !isOwnApi(link, settings.isOurs),
});
