import type { CodeColumns } from './code-columns.ts';
import type { CodeTexts } from './code-texts.ts';
import type { Numbering } from './numbering.ts';
import { type Key, SortedNumbers } from './sorted-numbers.ts';

/** The orders that the index can answer: those of the console's list. The read model has none of names: it holds them sealed. */
export const INDEXED_ORDERS = [
  'createdAt',
  'id',
  'name',
  'owner',
  'scanCount',
  'approvedAt',
  'imageUploadedAt',
] as const;
export type IndexedOrder = (typeof INDEXED_ORDERS)[number];

/** So many times as many are a few: codes in an order lie anywhere in memory, and a look at each takes longer than at all in turn. */
const FEW_OF = 16;

/** The keys of a code in all orders that were made. */
type Keys = ReadonlyMap<IndexedOrder, Key>;

/** The codes in each order. All but that of the creation exist once somebody has asked for them, or they are prepared. */
export class CodeOrders {
  readonly #ids: Numbering;
  readonly #columns: CodeColumns;
  readonly #keyOf: Readonly<Record<IndexedOrder, (number: number) => Key>>;
  readonly #made = new Map<IndexedOrder, SortedNumbers>();
  #known = 0;
  /** People whose codes may have moved in the order of owners. */
  #renamed = new Set<number>();

  constructor(ids: Numbering, columns: CodeColumns, texts: CodeTexts) {
    this.#ids = ids;
    this.#columns = columns;
    this.#keyOf = {
      createdAt: (number) => columns.createdAt(number),
      // The id breaks all ties.
      id: () => 0,
      name: (number) => texts.nameOf(number),
      owner: (number) => texts.personOf(columns.owners.get(number) ?? -1),
      scanCount: (number) => columns.scanCount(number),
      approvedAt: (number) => columns.approvedAt(number),
      imageUploadedAt: (number) => columns.imageUploadedAt(number),
    };
    this.#make('createdAt');
  }

  /** Returns what a change of a code may move it by. */
  keysOf(number: number): Keys {
    return new Map(Array.from(this.#made.keys(), (order) => [order, this.#keyOf[order](number)]));
  }

  /** Notes a code that is new, or may have moved. */
  put(number: number, before: Keys): void {
    const isNew = number >= this.#known;
    if (isNew) this.#known = number + 1;
    for (const [order, sorted] of this.#made)
      if (isNew || before.get(order) !== this.#keyOf[order](number)) sorted.put(number);
  }

  putPerson(user: number): void {
    if (this.#made.has('owner')) this.#renamed.add(user);
  }

  /** Returns all codes, the lowest first. */
  by(order: IndexedOrder): Uint32Array {
    const sorted = this.#made.get(order) ?? this.#make(order);
    if (order === 'owner') this.#moveRenamed(sorted);
    return sorted.all();
  }

  /** Returns the codes whose id begins with some letters, the lowest first; undefined where these are not a few of all. */
  fewBeginningWith(letters: string): Uint32Array | undefined {
    const [sorted, beginning] = [this.by('id'), Buffer.from(letters)];
    const begins = this.#ids.beginningWith(beginning);
    const isBefore = (number: number) => this.#ids.isBefore(number, beginning);
    const first = firstWithout(sorted, isBefore);
    const behind = firstWithout(sorted, (number) => isBefore(number) || begins(number));
    return behind - first > sorted.length / FEW_OF ? undefined : sorted.subarray(first, behind);
  }

  #moveRenamed(owners: SortedNumbers): void {
    if (this.#renamed.size === 0) return;
    const { values, length } = this.#columns.owners;
    for (let number = 0; number < length; number += 1)
      if (this.#renamed.has(values[number] ?? -1)) owners.put(number);
    this.#renamed = new Set();
  }

  #make(order: IndexedOrder): SortedNumbers {
    const byId = (one: number, other: number) => this.#ids.compare(one, other);
    const sorted = new SortedNumbers(this.#keyOf[order], byId);
    for (let number = 0; number < this.#known; number += 1) sorted.put(number);
    this.#made.set(order, sorted);
    return sorted;
  }
}

/** Returns the first place whose number has not what all before it have. */
function firstWithout(numbers: Uint32Array, has: (number: number) => boolean): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (has(numbers[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
