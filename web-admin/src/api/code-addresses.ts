import type { CodeFilter } from '@qlaim/backend/contract';

/** The address of the list of codes with these filters. */
export const codesAddress = (filter: CodeFilter): string =>
  `/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The address of the table of codes with these filters. */
export const tableAddress = (filter: CodeFilter): string =>
  `/codes/table?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The name, in the address of the page that prints, of codes that were chosen in the list. */
export const CHOSEN_CODES = 'codes';

/** Where chosen codes are printed. The history keeps which: a thousand of them don't fit into an address. */
export const printAddress = (filter: CodeFilter) =>
  [`/print/${CHOSEN_CODES}`, { state: { print: filter } }] as const;
