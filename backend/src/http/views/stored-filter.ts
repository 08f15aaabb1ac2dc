import type { CodeFilter } from '../../contract/routes/admin.ts';

/** Returns a filter as events hold it, without the fields that are not set. */
export const storedFilter = (filter: CodeFilter) =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
