import type { Barcode, InfoType } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import type { ContentTexts } from '@qlaim/backend/texts/content';
import { printCode } from '@qlaim/web-kit';
import { destinationOf } from '../destination.ts';

export const ORDERS = ['newest', 'name', 'scans'] as const;
export type Order = (typeof ORDERS)[number];

/** A type of content, or all of them. */
export type TypeWanted = InfoType | 'all';

/** What the reader looks for. */
export interface Wanted {
  readonly text: string;
  readonly order: Order;
  readonly type: TypeWanted;
}

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

/** Returns the types of the codes that lead somewhere, each once. */
export const typesOf = (codes: readonly Barcode[]): readonly InfoType[] => [
  ...new Set(codes.flatMap(({ storedInfo }) => storedInfo?.infoType ?? [])),
];

/** Returns the codes of a type whose name, short code or destination contains the text, in an order. */
export function findCodes(
  codes: readonly Barcode[],
  { text, order, type }: Wanted,
  { content, language }: Reading,
): readonly Barcode[] {
  const wanted = plain(text);
  const ofType = type === 'all' ? codes : codes.filter(({ storedInfo }) => storedInfo?.infoType === type);
  const found = wanted === '' ? ofType : ofType.filter((code) => wordsOf(code, content).includes(wanted));
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
