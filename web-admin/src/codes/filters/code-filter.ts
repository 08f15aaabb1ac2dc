import type { CodeFilter } from '@qlaim/backend/contract';

/** How many filters are set besides the link search, which is always in sight. */
export function countFolded({ startDate, endDate, isActive, approved }: CodeFilter): number {
  return [startDate, endDate, isActive, approved].filter((value) => value !== undefined).length;
}

export const isFiltered = (filter: CodeFilter): boolean =>
  filter.link !== undefined || countFolded(filter) > 0;
