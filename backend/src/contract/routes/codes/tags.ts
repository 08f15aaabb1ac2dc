import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { ShortCode } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { TagInUse, Tags } from '../../tags/tags.ts';
import { AdminCode } from '../admin.ts';

/** By what admins sort codes into groups. Owners and scanners never see it. */
export const codeTagRoutes = {
  tagCode: defineRoute({
    method: 'POST',
    path: '/admin-api/codes/:id/tags',
    access: 'content.manage',
    tag: 'admin',
    summary: 'Take tags off a code, and put others on it. Its other tags stay as they are',
    params: z.object({ id: ShortCode }),
    body: z.strictObject({ add: Tags.default([]), remove: Tags.default([]) }),
    answer: z.object({ code: AdminCode, message: z.string() }),
    errors: ['unknown_code', 'edited_meanwhile', 'too_many_tags'],
  }),
  tags: defineRoute({
    method: 'GET',
    path: '/admin-api/tags',
    access: 'codes.read',
    tag: 'admin',
    summary: 'The tags that most codes have, of those that contain a text, with the numbers of codes',
    query: z.object({ text: z.string().max(LIMITS.tagLength).default('') }),
    answer: z.object({ tags: z.array(TagInUse) }),
    errors: [],
  }),
} as const;
