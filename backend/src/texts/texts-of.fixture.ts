/** The first value that texts get in specs. No text has it by itself. */
export const VALUE = 42;

const VALUES = [VALUE, 43, 44, 45];

type Entry = readonly [path: string, text: string];

/** Returns every text of a catalogue with its path. A text with values gets `VALUE` first. */
export function textsOf(words: object, path = ''): readonly Entry[] {
  return Object.entries(words).flatMap(([key, text]: [string, unknown]): readonly Entry[] => {
    const place = `${path}${key}`;
    if (typeof text === 'string') return [[place, text]];
    if (typeof text === 'function') return [[place, String(text(...VALUES))]];
    return typeof text === 'object' && text !== null ? textsOf(text, `${place}.`) : [];
  });
}
