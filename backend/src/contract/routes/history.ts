import { z } from 'zod';
import { ShortCode } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { BarcodeEdited } from '../schemas/barcode.ts';
import { HistoryEntry } from '../schemas/history.ts';
import { wholeNumber } from '../schemas/list-query.ts';

const byId = z.object({ id: ShortCode });

export const historyRoutes = {
  codeHistory: defineRoute({
    method: 'GET',
    path: '/barcode/:id/history',
    access: 'verified',
    tag: 'barcodes',
    summary:
      'The changes of a code, newest first; its owner may, and who manages contents. `next` is the `before` of the next page',
    params: byId,
    query: z.object({ before: wholeNumber(0).optional() }),
    answer: z.object({ entries: z.array(HistoryEntry), next: z.int().nullable() }),
    errors: ['unknown_code'],
  }),
  restoreCode: defineRoute({
    method: 'POST',
    path: '/barcode/:id/restore',
    access: 'content.edit',
    tag: 'barcodes',
    summary: 'Save name and content of an earlier version again; owner and switches stay',
    params: byId,
    body: z.strictObject({ version: z.int().min(0), revision: z.int().min(0).optional() }),
    answer: BarcodeEdited,
    errors: ['unknown_code', 'edited_meanwhile', 'not_restorable'],
  }),
} as const;
