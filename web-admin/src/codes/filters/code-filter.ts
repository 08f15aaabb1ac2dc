import type { CodeFilter } from '@qlaim/backend/contract';

/** Returns the number of set filters without the link search, which is always visible. */
export function countFolded({ startDate, endDate, isActive, approved }: CodeFilter): number {
  return [startDate, endDate, isActive, approved].filter((value) => value !== undefined).length;
}

export const isFiltered = (filter: CodeFilter): boolean =>
  filter.link !== undefined || filter.batchId !== undefined || countFolded(filter) > 0;
