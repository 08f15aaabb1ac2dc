import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { Barcode } from '../schemas/barcode.ts';
import { json, Range } from '../schemas/list-query.ts';
import { ShortCode } from '../schemas/primitives.ts';

export const CODE_SORT_FIELDS = ['id', 'createdAt', 'approvedDate', 'scanCount', 'imageUploadDate'] as const;

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/**
 * Filters of the console's list of codes. They mean the same as those of `GET /barcode`. `q` finds a part of a code or of
 * its name, and the beginning of its owner's e-mail or of its link.
 */
export const CodeFilter = z.strictObject({
  q: z.string().max(LIMITS.linkLength).optional(),
  link: z.string().max(LIMITS.linkLength).optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  isActive: z.boolean().optional(),
  approved: z.boolean().optional(),
  batchId: z.string().max(100).optional(),
  id: z.array(z.string()).max(1000).optional(),
});
export type CodeFilter = z.infer<typeof CodeFilter>;

/** A code in the console, with what admins noted about it. react-admin requires `id`. */
export const AdminCode = Barcode.extend({ id: z.string(), note: z.string().nullable() });
export type AdminCode = z.infer<typeof AdminCode>;

export const adminRoutes = {
  adminCodes: defineRoute({
    method: 'GET',
    path: '/admin-api/codes',
    access: 'staff',
    tag: 'admin',
    summary: 'Codes for the console: sort, range and filter as JSON; Content-Range carries the total',
    query: z.object({
      sort: json(z.tuple([z.enum(CODE_SORT_FIELDS), z.enum(['ASC', 'DESC'])])).optional(),
      range: json(Range).optional(),
      filter: json(CodeFilter).optional(),
    }),
    answer: z.array(AdminCode),
    errors: [],
  }),
  adminCode: defineRoute({
    method: 'GET',
    path: '/admin-api/codes/:id',
    access: 'staff',
    tag: 'admin',
    summary: 'One code for the console',
    params: z.object({ id: ShortCode }),
    answer: AdminCode,
    errors: ['unknown_code'],
  }),
} as const;
