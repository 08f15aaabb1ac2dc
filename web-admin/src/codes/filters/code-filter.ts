import type { CodeFilter } from '@qlaim/backend/contract';

/** Returns the number of set filters without the search, which is always visible. */
export function countFolded({ startDate, endDate, isActive, approved }: CodeFilter): number {
  return [startDate, endDate, isActive, approved].filter((value) => value !== undefined).length;
}

export const isFiltered = (filter: CodeFilter): boolean =>
  [filter.q, filter.link, filter.batchId].some((value) => value !== undefined) || countFolded(filter) > 0;
