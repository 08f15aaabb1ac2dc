import type { TagInUse } from '../../../contract/tags/tags.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import { CodeColumns, type CodeFacts } from './code-columns.ts';
import { CodeOrders, type IndexedOrder } from './code-orders.ts';
import { CodeTexts } from './code-texts.ts';
import { folded } from './folded.ts';
import { Numbering } from './numbering.ts';
import type { BatchSearch, CodeSearch, CodesFound, TagSearch } from './searches.ts';

/** What the index keeps of a code. */
export type IndexedCode = CodeFacts & Pick<QrCode, 'name' | 'note' | 'content'>;

/** Codes by what an admin searches for, in memory. `home`: the address that codes begin with. */
export class CodeIndex {
  readonly #ids = new Numbering({ isSearched: true });
  readonly #columns = new CodeColumns(this.#ids);
  readonly #texts: CodeTexts;
  readonly #orders: CodeOrders;

  constructor(home = '') {
    this.#texts = new CodeTexts(this.#ids, this.#columns, home);
    this.#orders = new CodeOrders(this.#ids, this.#columns, this.#texts);
  }

  /** Returns what is kept of a code; undefined for an unknown one. Its texts are folded, and its content is a link to where it leads. */
  get(code: string): IndexedCode | undefined {
    const number = this.#ids.find(code);
    return number === undefined ? undefined : { ...this.#columns.get(number), ...this.#texts.get(number) };
  }

  put(code: string, facts: IndexedCode): void {
    const number = this.#ids.of(code);
    const before = this.#orders.keysOf(number);
    this.#columns.put(number, facts);
    this.#texts.put(number, code, facts);
    this.#orders.put(number, before);
  }

  /** Notes that a code was scanned. An unknown one is none of those that an admin can find. */
  putScanned(code: string): void {
    const number = this.#ids.find(code);
    if (number !== undefined) this.#columns.putScanned(number);
  }

  /** Sets how often a code was scanned. An unknown one is none of those that an admin can find. */
  putScanCount(code: string, count: number): void {
    const number = this.#ids.find(code);
    if (number === undefined || this.#columns.scanCount(number) === count) return;
    const before = this.#orders.keysOf(number);
    this.#columns.putScanCount(number, count);
    this.#orders.put(number, before);
  }

  /** Sets the e-mail and the name of a person; empty ones remove them. */
  putPerson(user: string, person: { readonly email?: string; readonly name?: string }): void {
    const number = this.#columns.users.of(user);
    this.#texts.putPerson(number, person);
    this.#orders.putPerson(number);
  }

  /** Adds a batch behind those that are older. */
  putBatch(batch: string): void {
    this.#columns.batchIds.of(batch);
  }

  putBatchName(batch: string, name: string): void {
    this.#texts.putBatchName(this.#columns.batchIds.of(batch), name);
  }

  /** Returns the ids of batches, the newest first. */
  batches({ batchText, limit }: BatchSearch): readonly string[] {
    const { batchIds } = this.#columns;
    const wanted = folded(batchText.trim());
    const isNamed = this.#texts.batchesNamed(wanted);
    const begins = batchIds.beginningWith(Buffer.from(wanted));
    const found: string[] = [];
    for (let number = batchIds.size - 1; number >= 0 && found.length < limit; number -= 1)
      if (isNamed[number] === 1 || begins(number)) found.push(batchIds.text(number) ?? '');
    return found;
  }

  /** Makes an order, so that the first list in it does not wait for it. A million codes take half a second. */
  prepareOrder(order: IndexedOrder): void {
    this.#orders.by(order);
  }

  tagsInUse({ tagText, limit }: TagSearch): readonly TagInUse[] {
    return this.#columns.tags.inUse(tagText, limit);
  }

  search(search: CodeSearch): CodesFound {
    const { sort, skip, limit } = search;
    const [found, total] = this.#found(search);
    const wanted = limit === 0 ? 0 : Math.min(skip + limit, total);
    const order = this.#orders.by(sort[0]);
    const descends = sort[1] === 'DESC';
    const codes: string[] = [];
    let passed = 0;
    for (let place = 0; passed < wanted; place += 1) {
      const number = order[descends ? order.length - 1 - place : place] ?? 0;
      if (found[number] !== 1) continue;
      if (passed >= skip) codes.push(this.#ids.text(number) ?? '');
      passed += 1;
    }
    return { total, codes };
  }

  /** Marks the codes that match, and counts them, in the order in which they lie in memory. */
  #found(search: CodeSearch): readonly [Uint8Array, number] {
    const { size } = this.#ids;
    const searched = search.text.trim() !== '';
    const marked = searched ? this.#texts.mark(search.text, size) : new Uint8Array(size).fill(1);
    const few = new Uint8Array(size);
    const visit = (number: number) => {
      few[number] = marked[number] ?? 0;
    };
    const fitted = this.#columns.visitFew(search, visit) ?? this.#visitBeginning(search, visit);
    const found = fitted === undefined ? marked : few;
    this.#columns.narrow(found, fitted === undefined ? search : { ...search, [fitted]: undefined });
    let total = 0;
    for (let number = 0; number < found.length; number += 1) total += found[number] ?? 0;
    return [found, total];
  }

  /** Visits the only codes that begin as a filter asks, where these are few, as `visitFew` does. */
  #visitBeginning({ codePrefix }: CodeSearch, visit: (number: number) => void): 'codePrefix' | undefined {
    const few = codePrefix ? this.#orders.fewBeginningWith(codePrefix) : undefined;
    for (const number of few ?? []) visit(number);
    return few && 'codePrefix';
  }
}
