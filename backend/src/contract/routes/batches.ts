import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Batch, BatchBody } from '../schemas/batch.ts';
import { json, Range } from '../schemas/list-query.ts';

const byId = z.object({ id: z.uuid() });

export const BATCH_SORT_FIELDS = ['createdAt', 'size', 'id'] as const;

export const batchRoutes = {
  batches: defineRoute({
    method: 'GET',
    path: '/admin-api/batches',
    access: 'batches.read',
    tag: 'admin',
    summary: 'Batches of codes: sort, range and filter as JSON; Content-Range carries the total',
    query: z.object({
      sort: json(z.tuple([z.enum(BATCH_SORT_FIELDS), z.enum(['ASC', 'DESC'])])).optional(),
      range: json(Range).optional(),
      filter: json(z.strictObject({ id: z.array(z.string()).max(1000).optional() })).optional(),
    }),
    answer: z.array(Batch),
    errors: [],
  }),
  batch: defineRoute({
    method: 'GET',
    path: '/admin-api/batches/:id',
    access: 'batches.read',
    tag: 'admin',
    summary: 'One batch of codes',
    params: byId,
    answer: Batch,
    errors: ['unknown_batch'],
  }),
  describeBatch: defineRoute({
    method: 'PUT',
    path: '/admin-api/batches/:id',
    access: 'codes.manage',
    tag: 'admin',
    summary: 'Name a batch, and note something about it',
    params: byId,
    body: BatchBody,
    answer: Batch.extend({ message: z.string() }),
    errors: ['unknown_batch', 'edited_meanwhile'],
  }),
  batchManifest: defineRoute({
    method: 'GET',
    path: '/admin-api/batches/:id/manifest',
    access: 'batches.read',
    tag: 'admin',
    summary: 'The links and short codes of a batch as CSV, without deleted codes',
    params: byId,
    answer: z.object({ csv: z.string() }),
    errors: ['unknown_batch'],
  }),
} as const;
