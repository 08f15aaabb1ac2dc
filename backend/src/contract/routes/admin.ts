import { z } from 'zod';
import { InfoType } from '../content/index.ts';
import { LIMITS } from '../limits.ts';
import { ShortCode } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Barcode } from '../schemas/barcode.ts';
import { json, Range } from '../schemas/list-query.ts';

export const CODE_SORT_FIELDS = [
  'id',
  'createdAt',
  'approvedDate',
  'scanCount',
  'imageUploadDate',
  'name',
  'owner',
] as const;

export const CodeSort = z.tuple([z.enum(CODE_SORT_FIELDS), z.enum(['ASC', 'DESC'])]);
export type CodeSort = Readonly<z.infer<typeof CodeSort>>;

/** The newest codes first. */
export const NEWEST_CODES = ['createdAt', 'DESC'] as const satisfies CodeSort;

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/**
 * Filters of the console's list of codes. Those of `GET /barcode` mean the same here. `q` finds a part of a code, of its
 * public address, its name, note, tags or batch's name, of its owner's name or e-mail, and of where it leads, without regard to
 * accents and case. `tag` is a whole tag, in any case. `scanned` is false for codes that were never scanned, `claimedFrom` the first day of a claim.
 */
export const CodeFilter = z.strictObject({
  q: z.string().max(LIMITS.linkLength).optional(),
  link: z.string().max(LIMITS.linkLength).optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  isActive: z.boolean().optional(),
  approved: z.boolean().optional(),
  batchId: z.string().max(100).optional(),
  ownerId: z.string().max(100).optional(),
  claimed: z.boolean().optional(),
  claimedFrom: day.optional(),
  restricted: z.boolean().optional(),
  infoType: InfoType.optional(),
  scanned: z.boolean().optional(),
  flagged: z.boolean().optional(),
  tag: z.string().max(LIMITS.tagLength).optional(),
  id: z.array(z.string()).max(1000).optional(),
});
export type CodeFilter = z.infer<typeof CodeFilter>;

/** A code in the console, with what admins noted about it, and its tags. react-admin requires `id`. */
export const AdminCode = Barcode.extend({
  id: z.string(),
  note: z.string().nullable(),
  tags: z.array(z.string()),
});
export type AdminCode = z.infer<typeof AdminCode>;

export const adminRoutes = {
  adminCodes: defineRoute({
    method: 'GET',
    path: '/admin-api/codes',
    access: 'codes.read',
    tag: 'admin',
    summary: 'Codes for the console: sort, range and filter as JSON; Content-Range carries the total',
    query: z.object({
      sort: json(CodeSort).optional(),
      range: json(Range).optional(),
      filter: json(CodeFilter).optional(),
    }),
    answer: z.array(AdminCode),
    errors: [],
  }),
  adminCode: defineRoute({
    method: 'GET',
    path: '/admin-api/codes/:id',
    access: 'codes.read',
    tag: 'admin',
    summary: 'One code for the console',
    params: z.object({ id: ShortCode }),
    answer: AdminCode,
    errors: ['unknown_code'],
  }),
} as const;
