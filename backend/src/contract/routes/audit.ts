import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { AuditEntry, CodeSnapshot } from '../schemas/audit.ts';
import { wholeNumber } from '../schemas/list-query.ts';
import { ShortCode } from '../schemas/primitives.ts';

const instant = z.iso.datetime({ offset: true });

/** What admins and auditors read of the log. */
export const auditRoutes = {
  adminEvents: defineRoute({
    method: 'GET',
    path: '/admin-api/events',
    access: 'staff',
    tag: 'admin',
    summary:
      'Events of the log in words, the newest first; `next` is where the next page ends. A page may be short, or empty, where older events exist. Scans are listed by their type alone',
    query: z.object({
      before: z
        .string()
        .max(64)
        .regex(/^\d+(\/\d+)?$/)
        .optional(),
      limit: wholeNumber(1, 200).default(100),
      code: ShortCode.optional(),
      /** An id; or the beginning of an e-mail or name, for a reader who sees names. */
      person: z.string().trim().min(1).max(LIMITS.emailLength).optional(),
      type: z.string().max(64).optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    answer: z.object({ entries: z.array(AuditEntry), next: z.string().nullable() }),
    errors: ['forbidden'],
  }),
  adminEventTypes: defineRoute({
    method: 'GET',
    path: '/admin-api/event-types',
    access: 'staff',
    tag: 'admin',
    summary: 'The types of events that the log may hold',
    answer: z.object({ types: z.array(z.string()) }),
    errors: [],
  }),
  adminCodeAt: defineRoute({
    method: 'GET',
    path: '/admin-api/codes/:id/at',
    access: 'staff',
    tag: 'admin',
    summary:
      'A code as it was at a moment (without one, now), beside now; null where it did not exist, or is deleted',
    params: z.object({ id: ShortCode }),
    query: z.object({ time: instant.optional() }),
    answer: z.object({ past: CodeSnapshot.nullable(), present: CodeSnapshot.nullable() }),
    errors: ['unknown_code'],
  }),
} as const;
