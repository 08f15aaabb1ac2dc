import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { ShortCode } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { AdminCode } from '../admin.ts';

/** What staff says of a destination that a list flagged. */
export const codeFlagRoutes = {
  judgeDestination: defineRoute({
    method: 'PUT',
    path: '/admin-api/codes/:id/flag',
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Clear a flagged destination of a code until it changes, or keep it flagged whatever lists say',
    params: z.object({ id: ShortCode }),
    body: z.strictObject({ url: z.string().max(LIMITS.linkLength), verdict: z.enum(['clear', 'keep']) }),
    answer: z.object({ code: AdminCode, message: z.string() }),
    errors: ['unknown_code', 'not_flagged', 'edited_meanwhile'],
  }),
} as const;
