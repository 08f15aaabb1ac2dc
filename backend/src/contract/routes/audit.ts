import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { ShortCode } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { AuditEntry, CodeChange, CodeSnapshot, EventGroup } from '../schemas/audit.ts';
import { wholeNumber } from '../schemas/list-query.ts';

const instant = z.iso.datetime({ offset: true });

/** What is read of the log. */
export const auditRoutes = {
  adminEvents: defineRoute({
    method: 'GET',
    path: '/admin-api/events',
    access: 'audit.read',
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
      /** `people`: without what the system did by itself. What a program did with a person's key stays. */
      by: z.enum(['people']).optional(),
      /**
       * `runs`: of events that follow each other, only the newest is listed, and counts the others: events of the system,
       * and changes of one type that one person made of many codes. Nothing is folded of one code, and of one type.
       */
      fold: z.enum(['runs']).optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    answer: z.object({ entries: z.array(AuditEntry), next: z.string().nullable() }),
    errors: ['forbidden'],
  }),
  adminEventTypes: defineRoute({
    method: 'GET',
    path: '/admin-api/event-types',
    access: 'audit.read',
    tag: 'admin',
    summary: 'The types of events that the log may hold, also in groups by what they are about',
    answer: z.object({ types: z.array(z.string()), groups: z.array(EventGroup) }),
    errors: [],
  }),
  adminCodeChanges: defineRoute({
    method: 'GET',
    path: '/admin-api/codes/:id/changes',
    access: 'codes.read',
    tag: 'admin',
    summary:
      'The changes of a code and who made them, newest first. `next` is the `before` of the next page. A deleted code has them too',
    params: z.object({ id: ShortCode }),
    query: z.object({ before: wholeNumber(0).optional() }),
    answer: z.object({ entries: z.array(CodeChange), next: z.int().nullable() }),
    errors: ['unknown_code'],
  }),
  adminCodeAt: defineRoute({
    method: 'GET',
    path: '/admin-api/codes/:id/at',
    access: 'audit.read',
    tag: 'admin',
    summary:
      'A code as it was at a moment (without one, now), beside now; null where it did not exist, or is deleted',
    params: z.object({ id: ShortCode }),
    query: z.object({ time: instant.optional() }),
    answer: z.object({ past: CodeSnapshot.nullable(), present: CodeSnapshot.nullable() }),
    errors: ['unknown_code'],
  }),
} as const;
