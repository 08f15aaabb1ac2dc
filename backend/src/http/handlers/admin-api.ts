import { ok, refuse } from '../../contract/result.ts';
import type { AdminCode, CODE_SORT_FIELDS } from '../../contract/routes/admin.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { type CodeRow, findCode, listCodes } from '../../read-models/codes/queries.ts';
import { barcodeViews } from '../barcodes.ts';
import { type BoundRoute, bind } from '../bind.ts';
import { codeFilters } from '../code-filters.ts';
import { contentRange, pageOf } from '../content-range.ts';
import type { HttpContext } from '../context.ts';

const FIELDS = {
  id: 'id',
  createdAt: 'createdAt',
  approvedDate: 'approvedAt',
  scanCount: 'scanCount',
  imageUploadDate: 'imageUploadedAt',
} as const satisfies Record<(typeof CODE_SORT_FIELDS)[number], string>;

/** The routes that the console reads (`/admin-api`). */
export const adminApiHandlers = (context: HttpContext): readonly BoundRoute[] => [
  bind(ROUTES.adminCodes, async ({ query: { filter = {}, ...query }, response }) => {
    const { sort, limit, skip } = pageOf(FIELDS, query, ['createdAt', 'DESC']);
    const { total, rows } = await listCodes(context.store, {
      filters: codeFilters(filter),
      sort: [sort],
      limit,
      skip,
    });
    contentRange(response, 'codes', skip, rows.length, total);
    return ok(await adminViews(context, rows));
  }),

  bind(ROUTES.adminCode, async ({ params: { id } }) => {
    const row = await findCode(context.store, id);
    const [code] = row ? await adminViews(context, [row]) : [];
    return code ? ok(code) : refuse('unknown_code');
  }),
];

async function adminViews(context: HttpContext, rows: readonly CodeRow[]): Promise<AdminCode[]> {
  const views = await barcodeViews(context, rows);
  return views.map((barcode, place) => ({ ...barcode, id: barcode._id, note: rows[place]?.note ?? null }));
}
