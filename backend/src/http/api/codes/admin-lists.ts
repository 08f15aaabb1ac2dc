import { ok, refuse } from '../../../contract/result.ts';
import { type AdminCode, NEWEST_CODES } from '../../../contract/routes/admin.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { type CodeRow, findCode } from '../../../read-models/codes/queries.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange, PAGE } from '../../edge/routes/content-range.ts';
import { barcodeViews } from '../../views/barcodes.ts';
import { barcodeFor, filterFor, sortFor, staffTexts } from '../../views/masked.ts';
import { listConsoleCodes } from './list-console-codes.ts';
import type { CodePorts } from './ports.ts';

/** The routes that the console reads (`/admin-api`). */
export const adminApiHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(ROUTES.adminCodes, async ({ query: { sort, range, filter = {} }, caller, response }) => {
    const [from, to] = range ?? [0, PAGE - 1];
    const page = {
      filter: filterFor(caller, filter),
      sort: sortFor(caller, sort ?? NEWEST_CODES),
      skip: from,
      limit: to - from + 1,
    };
    const listed = await listConsoleCodes(context, page);
    if (!listed.ok) return listed;
    const { total, rows } = listed.value;
    contentRange(response, 'codes', from, rows.length, total);
    return ok(await adminViews(context, caller, rows));
  }),

  bind(ROUTES.adminCode, async ({ params: { id }, caller }) => {
    const row = await findCode(context.store, id);
    const [code] = row ? await adminViews(context, caller, [row]) : [];
    return code ? ok(code) : refuse('unknown_code');
  }),
];

async function adminViews(
  context: CodePorts,
  caller: SignedInCaller,
  rows: readonly CodeRow[],
): Promise<AdminCode[]> {
  const views = await barcodeViews(context, rows);
  return views.map((barcode, place) => ({
    ...barcodeFor(caller, barcode),
    id: barcode._id,
    ...staffTexts(caller, rows[place]),
  }));
}
