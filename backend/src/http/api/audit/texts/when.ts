/** Returns words about what an event has; nothing where it has none. */
export const when = (value: string | undefined, words: (value: string) => string): string =>
  value === undefined ? '' : words(value);
