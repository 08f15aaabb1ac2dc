import type { Barcode } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import type { ContentTexts } from '@qlaim/backend/texts/content';
import { printCode } from '@qlaim/web-kit';
import { destinationOf } from '../destination.ts';

export const ORDERS = ['newest', 'name', 'scans'] as const;
export type Order = (typeof ORDERS)[number];

/** How the reader sees the codes. */
interface Reading {
  readonly content: ContentTexts;
  readonly language: Language;
}

type Compare = (a: Barcode, b: Barcode) => number;

/** The server lists the last claimed code first. Codes without a name come after those with one. */
const COMPARE: Readonly<Record<Exclude<Order, 'newest'>, (language: Language) => Compare>> = {
  name: (language) => {
    const names = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
    return (a, b) =>
      Number(a.name === null) - Number(b.name === null) ||
      names.compare(a.name ?? a.shortCode, b.name ?? b.shortCode);
  },
  scans: () => (a, b) => b.scanCount - a.scanCount,
};

export const isOrder = (text: string): text is Order => ORDERS.some((order) => order === text);

/** Returns the codes whose name, short code or destination contains the text, in an order. */
export function findCodes(
  codes: readonly Barcode[],
  text: string,
  order: Order,
  { content, language }: Reading,
): readonly Barcode[] {
  const wanted = plain(text);
  const found = wanted === '' ? codes : codes.filter((code) => wordsOf(code, content).includes(wanted));
  return order === 'newest' ? found : found.toSorted(COMPARE[order](language));
}

/** The short code is found in one piece and as it is printed. */
const wordsOf = ({ name, shortCode, storedInfo }: Barcode, content: ContentTexts): string =>
  [name ?? '', shortCode, printCode(shortCode), destinationOf(storedInfo, content)].map(plain).join('\n');

/** Capitals and accents do not matter. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
