import { LIMITS } from '../../../contract/limits.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { NEWEST_CODES } from '../../../contract/routes/admin.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { printCode } from '../../../contract/short-codes/short-code.ts';
import { QR_BATCH } from '../../../domain/qr-batch/qr-batch.ts';
import { deletedCodes, presentCodes, printedAddresses } from '../../../read-models/codes/presence.ts';
import { matchingCodes } from '../../../read-models/codes/queries.ts';
import { limit, RULES } from '../../edge/limits/limits.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { filterFor } from '../../views/masked.ts';
import { listConsoleCodes } from '../codes/list-console-codes.ts';
import type { PrintPorts } from './ports.ts';
import { printFile } from './print-file.ts';

const { printedCodes: MOST } = LIMITS.print;
const AT_MOST = `At most ${MOST} are printed into one file`;

/** Routes that print codes. */
export const printHandlers = (context: PrintPorts): readonly BoundRoute[] => [
  bind(ROUTES.batchToPrint, async ({ params: { id } }) => {
    const batch = await batchOf(context, id);
    if (!batch) return refuse('unknown_batch');
    const addresses = await printedAddresses(context.store, batch.codes);
    return ok({ batchId: id, publicUrl: context.settings.publicUrl, addresses, ...batch });
  }),

  bind(ROUTES.printBatch, async ({ params: { id }, body, caller }) => {
    const limited = await limit(context, [RULES.printByAdmin, caller.id]);
    if (limited) return limited;
    const batch = await batchOf(context, id);
    if (!batch) return refuse('unknown_batch');
    if (batch.codes.length === 0)
      return refuse('unknown_batch', { message: 'Every code of this batch was deleted' });
    if (batch.codes.length > MOST) return refuse('invalid_input', { message: AT_MOST, issues: [] });
    const name = `qlaim-batch-${id.slice(0, 8)}`;
    return printFile(context, { codes: batch.codes, name, batch: batch.name }, body);
  }),

  bind(ROUTES.codesToPrint, async ({ query: { filter = {} }, caller }) => {
    const page = { filter: filterFor(caller, filter), sort: NEWEST_CODES, skip: 0, limit: MOST };
    const listed = await listConsoleCodes(context, page);
    if (!listed.ok) return listed;
    const { total, rows } = listed.value;
    if (total > MOST)
      return refuse('invalid_input', { message: `${total} codes match. ${AT_MOST}`, issues: [] });
    const codes = rows.map(({ code }) => code);
    const addresses = await printedAddresses(context.store, codes);
    return ok({ publicUrl: context.settings.publicUrl, codes, addresses });
  }),

  bind(ROUTES.printCodes, async ({ body: { codes, ...options }, caller }) => {
    const limited = await limit(context, [RULES.printByAdmin, caller.id]);
    if (limited) return limited;
    const chosen = [...new Set(codes)];
    const present = await presentCodes(context.store, chosen);
    const unknown = chosen.find((code) => !present.has(code));
    if (unknown !== undefined)
      return refuse('unknown_code', { message: `The code ${printCode(unknown)} is not known` });
    return printFile(context, { codes: chosen, name: `qlaim-${chosen.length}-codes`, batch: '' }, options);
  }),
];

/** Returns a batch's name, and its codes except the deleted ones; undefined for an unknown batch. */
async function batchOf({ log, store }: PrintPorts, id: string) {
  const { codes, imported, name } = (await log.load(QR_BATCH, id)).state;
  if (imported) return { name, codes: [...(await matchingCodes(store, { batchId: id }))] };
  if (codes === null) return undefined;
  const deleted = await deletedCodes(store, codes);
  return { name, codes: codes.filter((code) => !deleted.has(code)) };
}
