import type { QrCode } from '../../../domain/qr-code/state.ts';
import { CreationOrder } from './creation-order.ts';
import { PackedTexts } from './packed-texts.ts';
import { folded, foldedLink, searchWords } from './search-words.ts';

/** What the index keeps of a code. */
export type IndexedCode = Pick<
  QrCode,
  'status' | 'createdAt' | 'approved' | 'active' | 'owner' | 'name' | 'content'
>;

/** A page of a search. Dates are ISO 8601: `createdFrom` inclusive, `createdTo` exclusive. */
export interface CodeSearch {
  /** An empty text finds all codes. */
  readonly text: string;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly active?: boolean | undefined;
  readonly approved?: boolean | undefined;
  readonly newestFirst: boolean;
  readonly skip: number;
  readonly limit: number;
}

/** The number of codes that match, and those of the page in their order. */
export interface CodesFound {
  readonly total: number;
  readonly codes: readonly string[];
}

const [PRESENT, APPROVED, ACTIVE] = [1, 2, 4];
const NOBODY = -1;
const EMPTY = { status: 'absent', createdAt: '', approved: false, active: true, owner: null } as const;

/** Codes by what an admin searches for, in memory. */
export class CodeIndex {
  readonly #numbers = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #flags: number[] = [];
  readonly #created: number[] = [];
  readonly #owners: number[] = [];
  readonly #users = new Map<string, number>();
  readonly #userIds: string[] = [];
  readonly #codeTexts = new PackedTexts();
  readonly #names = new PackedTexts();
  readonly #links = new PackedTexts();
  readonly #emails = new PackedTexts();
  readonly #order = new CreationOrder((a, b) => this.#compare(a, b));

  /** Returns what is kept of a code. Its content is kept where it is a link, its name in lower case. */
  get(code: string): IndexedCode {
    const number = this.#numbers.get(code);
    if (number === undefined) return { ...EMPTY, name: null, content: null };
    const flags = this.#flags[number] ?? 0;
    const link = this.#links.get(number);
    return {
      status: flags & PRESENT ? 'present' : 'absent',
      createdAt: new Date(this.#created[number] ?? 0).toISOString(),
      approved: (flags & APPROVED) !== 0,
      active: (flags & ACTIVE) !== 0,
      owner: this.#userIds[this.#owners[number] ?? NOBODY] ?? null,
      name: this.#names.get(number) || null,
      content: link === '' ? null : { infoType: 'link', link },
    };
  }

  put(code: string, { status, createdAt, approved, active, owner, name, content }: IndexedCode): void {
    const number = this.#numbers.get(code) ?? this.#add(code, createdAt);
    const flag = (set: boolean, bit: number) => (set ? bit : 0);
    this.#flags[number] =
      flag(status === 'present', PRESENT) | flag(approved, APPROVED) | flag(active, ACTIVE);
    this.#owners[number] = owner === null ? NOBODY : this.#userNumber(owner);
    this.#names.set(number, folded(name ?? ''));
    const link =
      content !== null && typeof content === 'object' && content.infoType === 'link' ? content.link : '';
    this.#links.set(number, foldedLink(link));
  }

  /** Sets the e-mail of a user; an empty one removes it. */
  putEmail(user: string, email: string): void {
    this.#emails.set(this.#userNumber(user), folded(email));
  }

  search(search: CodeSearch): CodesFound {
    const marked = search.text.trim() === '' ? undefined : this.#mark(search.text);
    const fits = this.#filter(search);
    const order = this.#order.all();
    const { newestFirst, skip, limit } = search;
    const codes: string[] = [];
    let total = 0;
    for (let place = 0; place < order.length; place += 1) {
      const number = order[newestFirst ? order.length - 1 - place : place] ?? 0;
      if ((marked && marked[number] !== 1) || !fits(number)) continue;
      if (total >= skip && codes.length < limit) codes.push(this.#ids[number] ?? '');
      total += 1;
    }
    return { total, codes };
  }

  /** Marks the codes that contain the text in one of the places that a search looks at. */
  #mark(text: string): Uint8Array {
    const { code, name, email, link } = searchWords(text);
    const marked = new Uint8Array(this.#ids.length);
    const mark = (number: number) => {
      marked[number] = 1;
    };
    if (code) this.#codeTexts.containing(code, mark);
    if (name) this.#names.containing(name, mark);
    if (link) this.#links.beginningWith(link, mark);
    const people = new Set<number>();
    if (email) this.#emails.beginningWith(email, (user) => people.add(user));
    if (people.size > 0)
      for (const [number, owner] of this.#owners.entries()) if (people.has(owner)) mark(number);
    return marked;
  }

  #filter({ createdFrom, createdTo, active, approved }: CodeSearch): (number: number) => boolean {
    const from = createdFrom === undefined ? Number.NEGATIVE_INFINITY : Date.parse(createdFrom);
    const to = createdTo === undefined ? Number.POSITIVE_INFINITY : Date.parse(createdTo);
    const watched = PRESENT | (active === undefined ? 0 : ACTIVE) | (approved === undefined ? 0 : APPROVED);
    const wanted = PRESENT | (active ? ACTIVE : 0) | (approved ? APPROVED : 0);
    return (number) => {
      const created = this.#created[number] ?? 0;
      return ((this.#flags[number] ?? 0) & watched) === wanted && created >= from && created < to;
    };
  }

  #add(code: string, createdAt: string): number {
    const number = this.#ids.length;
    this.#numbers.set(code, number);
    this.#ids.push(code);
    this.#codeTexts.set(number, code);
    this.#created.push(Date.parse(createdAt));
    this.#order.add(number);
    return number;
  }

  #userNumber(user: string): number {
    const known = this.#users.get(user);
    if (known !== undefined) return known;
    this.#users.set(user, this.#userIds.length);
    return this.#userIds.push(user) - 1;
  }

  #compare(a: number, b: number): number {
    const [first, second] = [this.#ids[a] ?? '', this.#ids[b] ?? ''];
    return (this.#created[a] ?? 0) - (this.#created[b] ?? 0) || (first < second ? -1 : 1);
  }
}
