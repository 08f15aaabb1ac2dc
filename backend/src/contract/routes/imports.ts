import { z } from 'zod';
import { ImportColumnsChosen, ImportReport, ImportState } from '../imports/schemas.ts';
import { BooleanParameter, Message } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { json } from '../schemas/list-query.ts';

/** The file of an import. */
export const IMPORT_FILE = { field: 'file', most: 1 } as const;

const byId = z.object({ id: z.uuid() });

/** Routes of codes that were printed elsewhere. */
export const importRoutes = {
  startImport: defineRoute({
    method: 'POST',
    path: '/admin-api/imports',
    access: 'codes.generate',
    tag: 'admin',
    summary:
      'Import codes that were printed elsewhere from a CSV file, or with `dryRun` only check it. `columns` names the column of each field as JSON; without it, exports of Shlink, YOURLS, Kutt and Dub are recognised. A process imports the valid rows; the answer names it',
    query: z.object({
      dryRun: BooleanParameter.optional(),
      /** Whether buyers may claim the codes at once. They go on to lead where they led. */
      claimable: BooleanParameter.optional(),
      columns: json(ImportColumnsChosen).optional(),
    }),
    files: IMPORT_FILE,
    answer: Message.extend({
      /** The bulk action that imports the rows; null where none is imported. */
      id: z.string().nullable(),
      report: ImportReport,
    }),
    errors: ['edited_meanwhile'],
  }),
  importState: defineRoute({
    method: 'GET',
    path: '/admin-api/imports/:id',
    access: 'codes.read',
    tag: 'admin',
    summary: 'How far an import is',
    params: byId,
    answer: ImportState,
    errors: ['unknown_bulk_action'],
  }),
  importFailures: defineRoute({
    method: 'GET',
    path: '/admin-api/imports/:id/failures',
    access: 'codes.read',
    tag: 'admin',
    summary:
      'The rows that an import has not imported, with their lines and reasons, as CSV that can be corrected and imported again. They are kept for 90 days',
    params: byId,
    answer: z.object({ csv: z.string() }),
    errors: ['unknown_bulk_action', 'unknown_upload'],
  }),
} as const;
