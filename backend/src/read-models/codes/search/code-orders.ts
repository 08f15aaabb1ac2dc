import type { CodeColumns } from './code-columns.ts';
import type { CodeTexts } from './code-texts.ts';
import type { Numbering } from './numbering.ts';
import { SortedNumbers } from './sorted-numbers.ts';

/** The orders that the index can answer. The read model has no order of names: it holds them sealed. */
export const INDEXED_ORDERS = ['createdAt', 'id', 'name', 'owner'] as const;
export type IndexedOrder = (typeof INDEXED_ORDERS)[number];

interface Keys {
  readonly name: string;
  readonly owner: number | undefined;
}

/** The codes in each order. All but that of the creation exist once somebody has asked for them, or they are prepared. */
export class CodeOrders {
  readonly #ids: Numbering;
  readonly #columns: CodeColumns;
  readonly #texts: CodeTexts;
  readonly #created: SortedNumbers;
  #sorted = 0;
  #byId: SortedNumbers | undefined;
  #names: SortedNumbers | undefined;
  #owners: SortedNumbers | undefined;
  /** People whose codes may have moved in the order of owners. */
  #renamed = new Set<number>();

  constructor(ids: Numbering, columns: CodeColumns, texts: CodeTexts) {
    this.#ids = ids;
    this.#columns = columns;
    this.#texts = texts;
    this.#created = this.#sortedBy((number) => columns.createdAt(number));
  }

  /** Returns what a change of a code may move it by. */
  keysOf(number: number): Keys {
    return {
      name: this.#names ? this.#texts.nameOf(number) : '',
      owner: this.#columns.owners.get(number),
    };
  }

  /** Notes a code that is new, or may have moved. */
  put(number: number, before: Keys): void {
    const now = this.keysOf(number);
    if (number >= this.#sorted) {
      this.#created.put(number);
      this.#sorted = number + 1;
    }
    if (before.owner === undefined) this.#byId?.put(number);
    if (before.owner === undefined || before.name !== now.name) this.#names?.put(number);
    if (before.owner === undefined || before.owner !== now.owner) this.#owners?.put(number);
  }

  putPerson(user: number): void {
    if (this.#owners) this.#renamed.add(user);
  }

  /** Returns all codes, the lowest first. */
  by(order: IndexedOrder): Uint32Array {
    if (order === 'createdAt') return this.#created.all();
    if (order === 'id') {
      this.#byId ??= this.#allBy(() => '');
      return this.#byId.all();
    }
    if (order === 'name') {
      this.#names ??= this.#allBy((number) => this.#texts.nameOf(number));
      return this.#names.all();
    }
    this.#owners ??= this.#allBy((number) => this.#texts.personOf(this.#columns.owners.get(number) ?? -1));
    this.#moveRenamed(this.#owners);
    return this.#owners.all();
  }

  #moveRenamed(owners: SortedNumbers): void {
    if (this.#renamed.size === 0) return;
    const { values, length } = this.#columns.owners;
    for (let number = 0; number < length; number += 1)
      if (this.#renamed.has(values[number] ?? -1)) owners.put(number);
    this.#renamed = new Set();
  }

  #allBy(key: (number: number) => string): SortedNumbers {
    const sorted = this.#sortedBy(key);
    for (let number = 0; number < this.#ids.size; number += 1) sorted.put(number);
    return sorted;
  }

  #sortedBy(key: (number: number) => string | number): SortedNumbers {
    return new SortedNumbers(key, (one, other) => this.#ids.compare(one, other));
  }
}
