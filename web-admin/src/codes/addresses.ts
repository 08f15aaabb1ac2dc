import type { CodeFilter } from '@qlaim/backend/contract';

/** The address of the list of codes with these filters. */
export const codesAddress = (filter: CodeFilter): string =>
  `/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
