/** The port's order of documents and text, which every adapter maps to its engine. */

export interface SortKey {
  readonly field: string;
  readonly descends: boolean;
}

/** Parses `field` and `-field`, and appends the id in the direction of the last key to break ties. */
export function sortKeys(keys: readonly string[]): readonly SortKey[] {
  const parsed = indexKeys(keys);
  // Keys after the id have no effect: no two documents share an id.
  return parsed.slice(0, parsed.findIndex(({ field }) => field === 'id') + 1);
}

/** The same for an index: what comes after the id does not sort, and is there to be looked at. */
export function indexKeys(keys: readonly string[]): readonly SortKey[] {
  const parsed = keys.map((key) =>
    key.startsWith('-') ? { field: key.slice(1), descends: true } : { field: key, descends: false },
  );
  if (parsed.some(({ field }) => field === 'id')) return parsed;
  return [...parsed, { field: 'id', descends: parsed.at(-1)?.descends ?? false }];
}

const LAST = 0x10ffff;

/** Returns the first text, by code point, after all that start with `prefix`; undefined when no text is greater. */
export function textAfter(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === LAST) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  // Surrogates are not characters: U+E000 follows U+D7FF.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}
