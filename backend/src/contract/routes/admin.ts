import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Barcode } from '../schemas/barcode.ts';
import { ShortCode } from '../schemas/primitives.ts';

/** A query parameter that contains JSON, as ra-data-simple-rest sends it. */
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(2000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

export const CODE_SORT_FIELDS = ['id', 'createdAt', 'approvedDate', 'scanCount', 'imageUploadDate'] as const;

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** Filters of the console's list of codes. They mean the same as those of `GET /barcode`. */
export const CodeFilter = z.strictObject({
  link: z.string().max(2048).optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  isActive: z.boolean().optional(),
  approved: z.boolean().optional(),
  id: z.array(z.string()).max(1000).optional(),
});
export type CodeFilter = z.infer<typeof CodeFilter>;

const Range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([from, to]) => from <= to && to - from < 1000, 'A range has at most 1,000 rows');

/** A code in the console. react-admin requires `id`. */
export const AdminCode = Barcode.extend({ id: z.string() });
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
