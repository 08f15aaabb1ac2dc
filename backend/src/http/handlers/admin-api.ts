import type { Response } from 'express';
import { ok, refuse } from '../../contract/result.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { barcodeOf, barcodeViews } from '../barcodes.ts';
import { type BoundRoute, bind } from '../bind.ts';
import type { HttpContext } from '../context.ts';
import { listConsoleCodes } from '../list-console-codes.ts';

const PAGE = 50;
const NEWEST_FIRST = ['createdAt', 'DESC'] as const;

/** Sets `Content-Range: codes 0-49/1204`, as ra-data-simple-rest expects it. */
function contentRange(
  response: Response,
  resource: string,
  from: number,
  count: number,
  total: number,
): void {
  const last = Math.max(from, from + count - 1);
  response.set('Content-Range', `${resource} ${from}-${last}/${total}`);
  response.set('Access-Control-Expose-Headers', 'Content-Range');
}

/** The routes that the console reads (`/admin-api`). */
export const adminApiHandlers = (context: HttpContext): readonly BoundRoute[] => [
  bind(ROUTES.adminCodes, async ({ query: { sort, range, filter = {} }, response }) => {
    const [from, to] = range ?? [0, PAGE - 1];
    const page = { filter, sort: sort ?? NEWEST_FIRST, skip: from, limit: to - from + 1 };
    const listed = await listConsoleCodes(context, page);
    if (!listed.ok) return listed;
    const { total, rows } = listed.value;
    contentRange(response, 'codes', from, rows.length, total);
    const views = await barcodeViews(context, rows);
    return ok(views.map((barcode) => ({ ...barcode, id: barcode._id })));
  }),

  bind(ROUTES.adminCode, async ({ params: { id } }) => {
    const barcode = await barcodeOf(context, id);
    return barcode ? ok({ ...barcode, id }) : refuse('unknown_code');
  }),
];
