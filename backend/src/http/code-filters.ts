import type { CodeFilter } from '../contract/routes/admin.ts';
import { shortCodePrefix } from '../contract/short-code.ts';
import type { CodeFilters } from '../read-models/codes/queries.ts';
import { createdBetween } from './dates.ts';

/** Returns the filters of the read model for those of the console. */
export const codeFilters = ({
  link,
  startDate,
  endDate,
  isActive,
  approved,
  batchId,
  id,
}: CodeFilter): CodeFilters => ({
  codePrefix: link && shortCodePrefix(link),
  ...createdBetween(startDate, endDate),
  active: isActive,
  approved,
  batchId,
  codes: id,
});
