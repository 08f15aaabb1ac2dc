import { ok, refuse } from '../../contract/result.ts';
import type { CODE_SORT_FIELDS } from '../../contract/routes/admin.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { shortCodePrefix } from '../../contract/short-code.ts';
import { listCodes } from '../../read-models/codes/queries.ts';
import { barcodeOf, barcodeViews } from '../barcodes.ts';
import { type BoundRoute, bind } from '../bind.ts';
import { contentRange } from '../content-range.ts';
import type { HttpContext } from '../context.ts';
import { createdBetween } from '../dates.ts';
import { barcodeFor } from '../views/masked.ts';

const FIELDS = {
  id: 'id',
  createdAt: 'createdAt',
  approvedDate: 'approvedAt',
  scanCount: 'scanCount',
  imageUploadDate: 'imageUploadedAt',
} as const satisfies Record<(typeof CODE_SORT_FIELDS)[number], string>;

const PAGE = 50;

/** The routes that the console reads (`/admin-api`). */
export const adminApiHandlers = (context: HttpContext): readonly BoundRoute[] => [
  bind(ROUTES.adminCodes, async ({ query: { sort, range, filter = {} }, caller, response }) => {
    const [from, to] = range ?? [0, PAGE - 1];
    const [field, order] = sort ?? ['createdAt', 'DESC'];
    const filters = {
      codePrefix: filter.link && shortCodePrefix(filter.link),
      ...createdBetween(filter.startDate, filter.endDate),
      active: filter.isActive,
      approved: filter.approved,
      codes: filter.id,
    };
    const key = order === 'DESC' ? `-${FIELDS[field]}` : FIELDS[field];
    const { total, rows } = await listCodes(context.store, {
      filters,
      sort: [key],
      limit: to - from + 1,
      skip: from,
    });
    contentRange(response, 'codes', from, rows.length, total);
    const views = await barcodeViews(context, rows);
    return ok(views.map((barcode) => ({ ...barcodeFor(caller, barcode), id: barcode._id })));
  }),

  bind(ROUTES.adminCode, async ({ params: { id }, caller }) => {
    const barcode = await barcodeOf(context, id);
    return barcode ? ok({ ...barcodeFor(caller, barcode), id }) : refuse('unknown_code');
  }),
];
