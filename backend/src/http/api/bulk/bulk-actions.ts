import { actorOf } from '../../../commands/actor.ts';
import { requestBulkAction } from '../../../commands/bulk/request.ts';
import { type Handled, handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import {
  type BulkAction as BulkActionView,
  isOfTags,
  isUndoable,
  needsReasons,
} from '../../../contract/schemas/bulk-action.ts';
import { BULK_ACTION } from '../../../domain/bulk-action/bulk-action.ts';
import type { BulkAction } from '../../../domain/bulk-action/state.ts';
import { BULK_ACTIONS } from '../../../read-models/bulk-actions/document.ts';
import {
  type BulkActionRow,
  findBulkAction,
  listBulkActions,
} from '../../../read-models/bulk-actions/queries.ts';
import { documentReached } from '../../../read-models/wait.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange, pageOf } from '../../edge/routes/content-range.ts';
import { seesNames } from '../../views/masked.ts';
import { peopleBy } from '../../views/people.ts';
import { storedFilter } from '../../views/stored-filter.ts';
import { allConsoleCodes } from '../codes/list-console-codes.ts';
import { resultCsv } from './bulk-result.ts';
import type { BulkPorts } from './ports.ts';

const FIELDS = { requestedAt: 'requestedAt', id: 'id' } as const;

/** Routes of changes of many codes at once. */
export const bulkActionHandlers = (context: BulkPorts): readonly BoundRoute[] => [
  bind(ROUTES.startBulkAction, async ({ body, caller }) => {
    const { action, note, tags, reasons, codes, filter, count } = body;
    const listed = filter ? await allConsoleCodes(context, filter) : ok([...new Set(codes)]);
    if (!listed.ok) return listed;
    const found = listed.value;
    if (found.length !== count) return refuse('count_changed');
    const id = context.random.uuid();
    const asked = {
      action,
      note: action === 'note' ? note : '',
      tags: isOfTags(action) ? tags : [],
      reasons: needsReasons(action) ? reasons : undefined,
      codes: found,
      filter: filter ? storedFilter(filter) : null,
    };
    const started = await requestBulkAction(context, actorOf(caller), id, asked);
    if (!started.ok) return started;
    await shown(context, id, started.value);
    return ok({ id, message: CONSOLE_MESSAGES.bulkActionStarted });
  }),

  bind(ROUTES.bulkActions, async ({ query, caller, response }) => {
    const page = pageOf(FIELDS, query, ['requestedAt', 'DESC']);
    const { total, rows } = await listBulkActions(context.store, page);
    contentRange(response, 'bulk-actions', page.skip, rows.length, total);
    return ok(await views(context, caller, rows));
  }),

  bind(ROUTES.bulkAction, async ({ params: { id }, caller }) => {
    const row = await findBulkAction(context.store, id);
    const [action] = row ? await views(context, caller, [row]) : [];
    return action ? ok(action) : refuse('unknown_bulk_action');
  }),

  bind(ROUTES.bulkActionResult, async ({ params: { id } }) => {
    const { state } = await context.log.load(BULK_ACTION, id);
    if (state.status === 'absent' || state.status === 'listing') return refuse('unknown_bulk_action');
    return ok({ csv: await resultCsv(state) });
  }),

  bind(ROUTES.cancelBulkAction, async ({ params: { id }, caller }) => {
    const cancelled = await handle(context, BULK_ACTION, actorOf(caller), id, { type: 'cancel' });
    if (!cancelled.ok) return cancelled;
    await shown(context, id, cancelled.value);
    return ok({ message: CONSOLE_MESSAGES.bulkActionCancelled });
  }),

  bind(ROUTES.undoBulkAction, async ({ params: { id }, caller }) => {
    const undoing = await handle(context, BULK_ACTION, actorOf(caller), id, { type: 'undo' });
    if (!undoing.ok) return undoing;
    await shown(context, id, undoing.value);
    return ok({ message: CONSOLE_MESSAGES.bulkUndoStarted });
  }),
];

/** Waits until lists show a command on an action, for 2 s at most. */
async function shown(
  { store }: BulkPorts,
  id: string,
  { stream, revision }: Handled<BulkAction>,
): Promise<void> {
  if (revision !== 'none')
    await documentReached(store, { collection: BULK_ACTIONS.name, id, stream, revision });
}

async function views(
  context: BulkPorts,
  caller: SignedInCaller,
  rows: readonly BulkActionRow[],
): Promise<BulkActionView[]> {
  const person = await peopleBy(
    context,
    caller,
    rows.map(({ requestedBy }) => requestedBy),
  );
  const sees = seesNames(caller);
  return rows.map(({ present: _present, ...row }) => ({
    ...row,
    requestedBy: person(row.requestedBy),
    note: sees ? row.note : '',
    file: row.file === null || sees ? row.file : '',
    tags: sees ? row.tags : [],
    undoable: row.status === 'finished' && isUndoable(row.action) && row.changed > 0,
  }));
}
