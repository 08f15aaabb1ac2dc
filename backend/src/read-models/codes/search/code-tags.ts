import { tagKey } from '../../../contract/tags/tag-key.ts';
import type { TagInUse } from '../../../contract/tags/tags.ts';
import { folded } from './folded.ts';
import { growingInts } from './growing-numbers.ts';
import { Numbering } from './numbering.ts';
import { NO_TAGS, TagSets } from './tag-sets.ts';

const NONE = -1;

/** The tags of codes, by the codes' numbers, and how many codes have each. */
export class CodeTags {
  readonly #keys = new Numbering();
  readonly #sets = new TagSets();
  /** The number of each code's set. */
  readonly #ofCodes = growingInts();
  /** By the number of a tag: how many codes have it, and how it was first spelled since one has it. */
  readonly #counts: number[] = [];
  readonly #spellings: string[] = [];

  get(code: number): string[] {
    return this.#tagsOf(code).map((tag) => this.#spellings[tag] ?? '');
  }

  put(code: number, tags: readonly string[]): void {
    // Where no code has a tag, they take no memory.
    if (tags.length === 0 && code >= this.#ofCodes.length) return;
    const set = this.#ofCodes.get(code) ?? NO_TAGS;
    const before = this.#sets.get(set);
    const after = tags.map((tag) => this.#numberOf(tag));
    this.#ofCodes.set(code, this.#sets.replace(set, after));
    for (const tag of after) this.#counts[tag] = (this.#counts[tag] ?? 0) + 1;
    for (const tag of before) this.#counts[tag] = (this.#counts[tag] ?? 0) - 1;
  }

  /** Returns whether a code has the tag of a key, as long as no tag is put. */
  having(key: string): (code: number) => boolean {
    const fits = this.#setsWith(key);
    return (code) => fits[this.#ofCodes.get(code) ?? NO_TAGS] === 1;
  }

  /** Visits the codes that have the tag of a key. */
  visitWith(key: string, visit: (code: number) => void): void {
    this.#visit(this.#setsWith(key), visit);
  }

  /** Marks the codes that have a tag with a part, which is folded. */
  mark(part: string, mark: (code: number) => void): void {
    const wanted = new Set(this.#numbersWith(part));
    if (wanted.size === 0) return;
    const fits = this.#sets.fitting((tags) => tags.some((tag) => wanted.has(tag)));
    this.#visit(fits, mark);
  }

  /** Returns the tags that most codes have, of those with a text in them, without regard to accents and case. */
  inUse(text: string, limit: number): TagInUse[] {
    return this.#numbersWith(folded(text.trim()))
      .toSorted((one, other) => (this.#counts[other] ?? 0) - (this.#counts[one] ?? 0))
      .slice(0, limit)
      .map((tag) => ({ tag: this.#spellings[tag] ?? '', count: this.#counts[tag] ?? 0 }));
  }

  #tagsOf(code: number): readonly number[] {
    return this.#sets.get(this.#ofCodes.get(code) ?? NO_TAGS);
  }

  /** Returns 1 at the numbers of the sets with the tag of a key. */
  #setsWith(key: string): Uint8Array {
    const tag = this.#keys.find(key) ?? NONE;
    return this.#sets.fitting((tags) => tags.includes(tag));
  }

  #visit(fits: Uint8Array, visit: (code: number) => void): void {
    const { values, length } = this.#ofCodes;
    for (let code = 0; code < length; code += 1) if (fits[values[code] ?? NO_TAGS] === 1) visit(code);
  }

  #numberOf(tag: string): number {
    const number = this.#keys.of(tagKey(tag));
    if (!this.#counts[number]) this.#spellings[number] = tag;
    return number;
  }

  #numbersWith(part: string): number[] {
    const numbers: number[] = [];
    for (const [number, spelling] of this.#spellings.entries())
      if (this.#counts[number] && folded(spelling).includes(part)) numbers.push(number);
    return numbers;
  }
}
