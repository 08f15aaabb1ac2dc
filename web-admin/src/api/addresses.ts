import type { CodeFilter } from '@qlaim/backend/contract';

/** The address of the list of codes with these filters. */
export const codesAddress = (filter: CodeFilter): string =>
  `/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The address of the table of codes with these filters. */
export const tableAddress = (filter: CodeFilter): string =>
  `/codes/table?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The address of a code's page, or of a part of it. */
export const codeAddress = (code: string, part = ''): string =>
  `/codes/${code}${part === '' ? '' : `/${part}`}`;

/** The address of a batch's page. */
export const batchAddress = (id: string): string => `/batches/${id}`;

/** The name, in the address of the page that prints, of codes that were chosen in the list. */
export const CHOSEN_CODES = 'codes';

/** Where chosen codes are printed. The history keeps which: a thousand of them don't fit into an address. */
export const printAddress = (filter: CodeFilter) =>
  [`/print/${CHOSEN_CODES}`, { state: { print: filter } }] as const;

/** Where the codes of a batch are printed. */
export const printBatchAddress = (id: string): string => `/print/${id}`;

/** The address of a person's page. */
export const personAddress = (id: string): string => `/people/${id}`;

/** Where a code is shown as it was at a moment, ISO 8601. */
export const codeAtAddress = (code: string, at: string): string =>
  `/audit/codes/${code}?${new URLSearchParams({ time: at })}`;

/** The address of the log's events of a code or a person, whoever caused them. */
export const eventsAddress = (about: { readonly code: string } | { readonly person: string }): string =>
  `/audit?${new URLSearchParams({ ...about, by: 'all' })}`;
