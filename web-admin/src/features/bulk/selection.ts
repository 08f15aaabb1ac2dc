import type { CodeFilter } from '@qlaim/backend/contract';

/** The codes of a bulk action: those that are named, or all that match a filter of the server. */
export type Selection =
  | { readonly codes: readonly string[]; readonly count: number }
  | { readonly filter: CodeFilter; readonly count: number };
