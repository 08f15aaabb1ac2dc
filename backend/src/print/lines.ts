import type { PrintOptions } from '../contract/schemas/print-options.ts';

/** The width of a character, as a share of its size. Every one of Courier is as wide. */
const ADVANCE = 0.6;

/** The height of a line, and from its top to its base line, as shares of its size. */
export const LINE = 1.3;
export const BASE_LINE = 0.7;

/** The short code: 12 characters with its spaces. */
const TEXT = { characters: 12, widest: 0.9, largest: 4 } as const;

/** The batch's name is smaller than the short code. It shrinks before it is cut. */
const NAME = { share: 0.8, least: 0.7 } as const;

/** The sizes of the lines below a symbol in mm, 0 for absent ones, and their height together. */
export interface Lines {
  readonly text: number;
  readonly name: number;
  readonly height: number;
}

/** Returns the lines below a symbol, which is as wide with its quiet zone. */
export function linesOf(
  width: number,
  { shortCode, batchName = false }: Pick<PrintOptions, 'shortCode' | 'batchName'>,
): Lines {
  const largest = Math.min((width * TEXT.widest) / (TEXT.characters * ADVANCE), TEXT.largest);
  const text = shortCode ? largest : 0;
  const name = batchName ? largest * NAME.share : 0;
  return { text, name, height: (text + name) * LINE };
}

/** Returns options without the line of a name that the batch does not have. */
export const forBatch = (options: PrintOptions, batch: string): PrintOptions => ({
  ...options,
  batchName: options.batchName === true && batch !== '',
});

/** Characters that the font of a file has. A spec compares them with it. */
const PRINTABLE = /[ -~\u00A0-\u00AC\u00AE-\u0137\u0139-\u0148\u014A-\u017EȘșȚț–—‘’‚“”„•…‹›€™]/u;

/** Returns a batch's name as it is printed: with '?' for what the font lacks, and cut where it is wider than this many mm. */
export function nameLine(
  name: string,
  largest: number,
  width: number,
): { readonly text: string; readonly size: number } {
  const characters = [...name.normalize('NFC')].map((one) => (PRINTABLE.test(one) ? one : '?'));
  const fitting = width / (characters.length * ADVANCE);
  const size = Math.min(largest, Math.max(fitting, largest * NAME.least));
  const most = Math.max(1, Math.floor(width / (size * ADVANCE) + 1e-9));
  const shown = characters.length > most ? [...characters.slice(0, most - 1), '…'] : characters;
  return { text: shown.join(''), size };
}
