import { stringify } from 'csv-stringify/sync';
import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import type { BATCH_SORT_FIELDS } from '../../../contract/routes/batches.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import type { Batch } from '../../../contract/schemas/batch.ts';
import { QR_BATCH } from '../../../domain/qr-batch/qr-batch.ts';
import { type BatchRow, findBatch, listBatches } from '../../../read-models/batches/batches.ts';
import { countBatch, matchingCodes } from '../../../read-models/codes/queries.ts';
import { scansOfBatches } from '../../../read-models/scan-statistics/queries.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange, pageOf } from '../../edge/routes/content-range.ts';
import { batchReached } from '../../views/batch-reached.ts';
import { peopleBy } from '../../views/people.ts';
import type { BatchPorts } from './ports.ts';

const FIELDS = {
  createdAt: 'createdAt',
  size: 'size',
  id: 'id',
} as const satisfies Record<(typeof BATCH_SORT_FIELDS)[number], string>;

/** Routes of the batches in which codes are generated. */
export const batchHandlers = (context: BatchPorts): readonly BoundRoute[] => [
  bind(ROUTES.batches, async ({ query: { filter = {}, ...query }, caller, response }) => {
    const page = pageOf(FIELDS, query, ['createdAt', 'DESC']);
    const { total, rows } = await listBatches(context.store, { ...page, ids: filter.id });
    contentRange(response, 'batches', page.skip, rows.length, total);
    return ok(await views(context, caller, rows));
  }),

  bind(ROUTES.batch, async ({ params: { id }, caller }) => {
    const row = await findBatch(context.store, id);
    const [batch] = row ? await views(context, caller, [row]) : [];
    return batch ? ok(batch) : refuse('unknown_batch');
  }),

  bind(ROUTES.describeBatch, async ({ params: { id }, body, caller }) => {
    const described = await handle(context, QR_BATCH, actorOf(caller), id, { type: 'describe', ...body });
    if (!described.ok) return described;
    await batchReached(context.store, id, described.value);
    const row = await findBatch(context.store, id);
    const [batch] = row ? await views(context, caller, [{ ...row, ...body }]) : [];
    return batch ? ok({ ...batch, message: CONSOLE_MESSAGES.batchUpdated }) : refuse('unknown_batch');
  }),

  bind(ROUTES.batchManifest, async ({ params: { id } }) => {
    const { state } = await context.log.load(QR_BATCH, id);
    if (state.codes === null && !state.imported) return refuse('unknown_batch');
    const present = await matchingCodes(context.store, { batchId: id });
    const known = new Set(present);
    const rows = (state.codes ?? present)
      .filter((code) => known.has(code))
      .map((code) => [`${context.settings.publicUrl}/${code}`, code]);
    return ok({ csv: stringify([['link', 'shortCode'], ...rows]) });
  }),
];

async function views(
  context: BatchPorts,
  caller: SignedInCaller,
  rows: readonly BatchRow[],
): Promise<Batch[]> {
  const ids = rows.map(({ id }) => id);
  const [person, scans] = await Promise.all([
    peopleBy(
      context,
      caller,
      rows.map(({ createdBy }) => createdBy),
    ),
    scansOfBatches(context.store, ids),
  ]);
  return Promise.all(
    rows.map(async ({ id, name, note, createdAt, createdBy, size }) => {
      const counts = await countBatch(context.store, id);
      const by = person(createdBy);
      return { id, name, note, createdAt, createdBy: by, size, ...counts, scans: scans.get(id) ?? 0 };
    }),
  );
}
