import type { CodeFilter } from '../../../contract/routes/admin.ts';
import { shortCodePrefix } from '../../../contract/short-code.ts';
import type { CodeFilters } from '../../../read-models/codes/queries.ts';
import { createdBetween } from '../../edge/dates.ts';

/**
 * Returns the filters of the read model for those of the console, apart from the search. A field that is left out here would let a bulk action
 * change more codes than the list shows, so that the compiler refuses it.
 */
export function codeFilters(filter: Omit<CodeFilter, 'q'>): CodeFilters {
  const { link, startDate, endDate, isActive, approved, batchId, id, ...others } = filter;
  const none: Readonly<Record<string, never>> = others;
  return {
    ...none,
    codePrefix: link && shortCodePrefix(link),
    ...createdBetween(startDate, endDate),
    active: isActive,
    approved,
    batchId,
    codes: id,
  };
}
