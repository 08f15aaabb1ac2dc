/**
 * Encloses a value in Unicode's isolates, so that a text from right to left keeps the order of its signs. Use it for
 * names, addresses and codes, where no element isolates them.
 */
export const isolate = (value: string): string => `\u2068${value}\u2069`;
