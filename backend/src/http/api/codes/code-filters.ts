import type { CodeFilter } from '../../../contract/routes/admin.ts';
import { shortCodePrefix } from '../../../contract/short-codes/short-code.ts';
import { tagKey } from '../../../contract/tags/tag-key.ts';
import type { CodeFilters } from '../../../read-models/codes/filters.ts';
import { createdBetween } from '../../edge/dates.ts';

/**
 * Returns the filters of the read model for those of the console, apart from the search. A filter that is left out here
 * would let a bulk action change more codes than the list shows, so that the compiler refuses it.
 */
export function codeFilters(filter: CodeFilter): CodeFilters {
  const { link, startDate, endDate, isActive, claimedFrom, id } = filter;
  const { approved, batchId, claimed, restricted, infoType, scanned, flagged, tag } = filter;
  const { createdFrom, createdTo } = createdBetween(startDate, endDate);
  const asked: Readonly<Record<Exclude<keyof CodeFilter, 'q'>, CodeFilters>> = {
    link: { codePrefix: link && shortCodePrefix(link) },
    startDate: { createdFrom },
    endDate: { createdTo },
    isActive: { active: isActive },
    approved: { approved },
    batchId: { batchId },
    ownerId: { owner: filter.ownerId },
    claimed: { claimed },
    claimedFrom: { claimedFrom: createdBetween(claimedFrom, undefined).createdFrom },
    restricted: { restricted },
    infoType: { infoType },
    scanned: { scanned },
    flagged: { flagged },
    tag: { tagKey: tag === undefined ? undefined : tagKey(tag) },
    id: { codes: id },
  };
  let filters: CodeFilters = {};
  for (const one of Object.values(asked)) filters = { ...filters, ...one };
  return filters;
}
