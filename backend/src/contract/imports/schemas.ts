import { z } from 'zod';
import { IMPORT_FIELDS, IMPORT_SOURCES } from './columns.ts';
import { IMPORT_FAULTS, type ImportFault } from './faults.ts';

const isFault = (text: string): text is ImportFault => Object.hasOwn(IMPORT_FAULTS, text);
export const ImportFaultName = z.enum(Object.keys(IMPORT_FAULTS).filter(isFault));

/** The column of each field, by its name in the first line of the file. */
export const ImportColumnsChosen = z.partialRecord(z.enum(IMPORT_FIELDS), z.string().max(200));

/** A row that is not imported. */
export const FaultyRow = z.object({
  /** Where it begins in the file, from 1. */
  line: z.int(),
  /** What stands in the place of the short code, or of its address. */
  code: z.string(),
  fault: ImportFaultName,
});
export type FaultyRow = z.infer<typeof FaultyRow>;

/** What a file holds. */
export const ImportReport = z.object({
  source: z.enum(IMPORT_SOURCES),
  /** The names of the columns of the file, in order. */
  names: z.array(z.string()),
  columns: ImportColumnsChosen,
  rows: z.int(),
  /** Rows that can be imported. */
  valid: z.int(),
  faulty: z.int(),
  /** The first faulty rows. */
  faults: z.array(FaultyRow),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** How many faulty rows a report names. The file of the failures has all of them. */
export const REPORTED_FAULTS = 100;

/** How far an import is. */
export const ImportState = z.object({
  id: z.string(),
  status: z.enum(['running', 'finished', 'undoing', 'undone']),
  cancelled: z.boolean(),
  /** Rows of the file that could be imported, and so many of them that have an outcome. */
  total: z.int(),
  handled: z.int(),
  imported: z.int(),
  /** Rows whose short code was in use. */
  refused: z.int(),
  /** Rows that could not be read. */
  faulty: z.int(),
});
