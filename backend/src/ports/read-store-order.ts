/** How the port orders documents and text: what every adapter tells its engine. */

export interface SortKey {
  readonly field: string;
  readonly descends: boolean;
}

/** `field` or `-field`, and the id in the direction of the last key to break ties. */
export function sortKeys(keys: readonly string[]): readonly SortKey[] {
  const parsed = keys.map((key) =>
    key.startsWith('-') ? { field: key.slice(1), descends: true } : { field: key, descends: false },
  );
  const byId = parsed.findIndex(({ field }) => field === 'id');
  // What follows the id decides nothing: no two documents share one.
  if (byId >= 0) return parsed.slice(0, byId + 1);
  return [...parsed, { field: 'id', descends: parsed.at(-1)?.descends ?? false }];
}

const LAST = 0x10ffff;

/** The first text, by code point, after all that begin with `prefix`; undefined when there is none. */
export function textAfter(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === LAST) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  // Surrogates are no characters: the one after U+D7FF is U+E000.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}
