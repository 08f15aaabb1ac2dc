import type { CodeFilter } from '@qlaim/backend/contract';

export const isFiltered = (filter: CodeFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

const inOrder = (filter: CodeFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Returns whether two filters leave the same codes, whatever the order of their fields. */
export const sameFilter = (one: CodeFilter, other: CodeFilter): boolean => inOrder(one) === inOrder(other);
