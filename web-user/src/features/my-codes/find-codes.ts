import type { Barcode } from '@qlaim/backend/contract';
import { printCode } from '@qlaim/web-kit';
import { destinationOf } from './content-types.ts';

export const ORDERS = { newest: 'Newest', name: 'Name', scans: 'Most scans' } as const;
export type Order = keyof typeof ORDERS;

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The server lists the last claimed code first. Codes without a name come after those with one. */
const COMPARE: Readonly<Record<Exclude<Order, 'newest'>, (a: Barcode, b: Barcode) => number>> = {
  name: (a, b) =>
    Number(a.name === null) - Number(b.name === null) ||
    names.compare(a.name ?? a.shortCode, b.name ?? b.shortCode),
  scans: (a, b) => b.scanCount - a.scanCount,
};

export const isOrder = (text: string): text is Order => text in ORDERS;

/** Returns the codes whose name, short code or destination contains the text, in an order. */
export function findCodes(codes: readonly Barcode[], text: string, order: Order): readonly Barcode[] {
  const wanted = plain(text);
  const found = wanted === '' ? codes : codes.filter((code) => wordsOf(code).includes(wanted));
  return order === 'newest' ? found : found.toSorted(COMPARE[order]);
}

/** The short code is found in one piece and as it is printed. */
const wordsOf = ({ name, shortCode, storedInfo }: Barcode): string =>
  [name ?? '', shortCode, printCode(shortCode), destinationOf(storedInfo)].map(plain).join('\n');

/** Capitals and accents do not matter. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
