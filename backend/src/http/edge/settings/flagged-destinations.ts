/** What scanners of a flagged destination get: a page that warns them, or the storefront. */
export type FlaggedDestinations = 'warn' | 'storefront';
