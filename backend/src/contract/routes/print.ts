import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { json } from '../schemas/list-query.ts';
import {
  BatchToPrint,
  CodesToPrint,
  PrintCodesBody,
  PrintFile,
  PrintOptions,
} from '../schemas/print-options.ts';
import { CodeFilter } from './admin.ts';

const batch = z.object({ id: z.uuid('This is not a batch id') });

export const printRoutes = {
  batchToPrint: defineRoute({
    method: 'GET',
    path: '/barcode-batches/:id/sheet',
    access: 'batches.read',
    tag: 'barcodes',
    summary: 'The codes of a batch that can be printed: all but the deleted ones',
    params: batch,
    answer: BatchToPrint,
    errors: ['unknown_batch'],
  }),
  printBatch: defineRoute({
    method: 'POST',
    path: '/barcode-batches/:id/sheet',
    access: 'print',
    tag: 'barcodes',
    summary:
      'Print the codes of a batch into a PDF, or a ZIP of SVGs. Every symbol of the file is read before the answer, which has the address of the file for some minutes',
    params: batch,
    body: PrintOptions,
    answer: PrintFile,
    status: 201,
    errors: ['unknown_batch', 'unreadable_symbol'],
  }),
  codesToPrint: defineRoute({
    method: 'GET',
    path: '/barcode-batches/sheet',
    access: 'batches.read',
    tag: 'barcodes',
    summary:
      'The codes that match a filter of the console, the newest first; refused for more than one file holds',
    query: z.object({ filter: json(CodeFilter).optional() }),
    answer: CodesToPrint,
    errors: [],
  }),
  printCodes: defineRoute({
    method: 'POST',
    path: '/barcode-batches/sheet',
    access: 'print',
    tag: 'barcodes',
    summary: 'Print chosen codes, in the order of the body, as a batch is printed',
    body: PrintCodesBody,
    answer: PrintFile,
    status: 201,
    errors: ['unknown_code', 'unreadable_symbol'],
  }),
} as const;
