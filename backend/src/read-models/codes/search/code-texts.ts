import { isOwnShortCode } from '../../../contract/short-codes/short-code.ts';
import type { QrCode } from '../../../domain/qr-code/state.ts';
import type { CodeColumns } from './code-columns.ts';
import { destinationOf } from './destination.ts';
import { folded } from './folded.ts';
import type { Numbering } from './numbering.ts';
import { PackedTexts } from './packed-texts.ts';
import { searchTerms } from './search-terms.ts';

type Texts = Pick<QrCode, 'name' | 'note' | 'content'>;

/** What a search reads: the texts of codes, of their batches and of their owners, folded. Tags are in the columns. */
export class CodeTexts {
  readonly #ids: Numbering;
  readonly #columns: CodeColumns;
  readonly #home: string;
  /** Codes that were printed elsewhere. The others are searched as they are numbered. */
  readonly #foreign = new PackedTexts();
  readonly #names = new PackedTexts();
  readonly #notes = new PackedTexts();
  readonly #destinations = new PackedTexts();
  readonly #batchNames = new PackedTexts();
  readonly #people = new PackedTexts();
  readonly #emails = new PackedTexts();

  constructor(ids: Numbering, columns: CodeColumns, home: string) {
    this.#ids = ids;
    this.#columns = columns;
    this.#home = home;
  }

  get(number: number): Texts {
    const link = this.#destinations.get(number);
    return {
      name: this.#names.get(number) || null,
      note: this.#notes.get(number) || null,
      content: link === '' ? null : { infoType: 'link', link },
    };
  }

  put(number: number, code: string, { name, note, content }: Texts): void {
    if (!isOwnShortCode(code)) this.#foreign.set(number, folded(code));
    this.#names.set(number, folded(name ?? ''));
    this.#notes.set(number, folded(note ?? ''));
    this.#destinations.set(number, destinationOf(content));
  }

  putPerson(user: number, { email, name }: { readonly email?: string; readonly name?: string }): void {
    if (email !== undefined) this.#emails.set(user, folded(email));
    if (name !== undefined) this.#people.set(user, folded(name.trim()));
  }

  putBatchName(batch: number, name: string): void {
    this.#batchNames.set(batch, folded(name));
  }

  nameOf(number: number): string {
    return this.#names.get(number);
  }

  /** Returns what lists show of an owner: the name, else the e-mail. */
  personOf(user: number): string {
    return this.#people.get(user) || this.#emails.get(user);
  }

  /** Marks those of so many codes that contain the text in one of the places that a search looks at. */
  mark(typed: string, codes: number): Uint8Array {
    const { code, codeStart, foreign, text, link, digits } = searchTerms(typed, this.#home);
    const marked = new Uint8Array(codes);
    const mark = (number: number) => {
      marked[number] = 1;
    };
    const markOwn = (number: number) => {
      if (!this.#foreign.has(number)) marked[number] = 1;
    };
    if (code) {
      this.#ids.containing(code, markOwn);
      this.#foreign.containing(code, mark);
    }
    if (codeStart) {
      const begins = this.#ids.beginningWith(Buffer.from(codeStart));
      for (let number = 0; number < codes; number += 1) if (begins(number)) markOwn(number);
      this.#foreign.beginningWith(codeStart, mark);
    }
    // Ours are in capitals. Digits alone were looked for among both.
    if (foreign && foreign !== code) {
      this.#ids.containing(foreign, markOwn);
      this.#foreign.containing(foreign, mark);
    }
    this.#names.containing(text, mark);
    this.#notes.containing(text, mark);
    if (link) this.#destinations.containing(link, mark);
    if (digits) this.#destinations.containing(digits, mark);
    const { owners, users, batches, tags } = this.#columns;
    if (text) tags.mark(text, mark);
    const people = new Uint8Array(users.size);
    for (const texts of [this.#people, this.#emails])
      texts.containing(text, (user) => {
        people[user] = 1;
      });
    markAmong(owners, people, mark);
    markAmong(batches, this.batchesNamed(text), mark);
    return marked;
  }

  /** Marks the batches whose name contains a text, which is folded. */
  batchesNamed(text: string): Uint8Array {
    const named = new Uint8Array(this.#columns.batchIds.size);
    this.#batchNames.containing(text, (batch) => {
      named[batch] = 1;
    });
    return named;
  }
}

/** Marks the codes whose owner or batch, by its number, is wanted. */
function markAmong(
  { values, length }: { readonly values: Int32Array; readonly length: number },
  wanted: Uint8Array,
  mark: (at: number) => void,
): void {
  if (!wanted.includes(1)) return;
  for (let number = 0; number < length; number += 1) {
    const value = values[number] ?? -1;
    if (value >= 0 && wanted[value] === 1) mark(number);
  }
}
