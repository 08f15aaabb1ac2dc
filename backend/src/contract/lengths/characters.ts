/** The longest emoji of Unicode have 15 UTF-16 units. A longer character, such as a letter with many signs above it, counts again. */
const UNITS_OF_ONE = 32;

/** Browsers older than Firefox 125 have no segmenter. They count code points, of which there are never fewer. */
const SEGMENTER =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

/**
 * Returns how many characters a text has as people count them: an emoji is one, and so is a letter with its accents (a
 * grapheme cluster of UAX 29). A character counts once for each 32 UTF-16 units that it begins, so that no text is endless.
 */
export function charactersIn(text: string): number {
  if (!SEGMENTER) return [...text].length;
  let count = 0;
  for (const { segment } of SEGMENTER.segment(text)) count += Math.ceil(segment.length / UNITS_OF_ONE);
  return count;
}

/** Returns whether a text has at most `limit` characters. Most are decided without counting. */
export const fitsIn = (text: string, limit: number): boolean =>
  text.length <= limit || (text.length <= limit * UNITS_OF_ONE && charactersIn(text) <= limit);
