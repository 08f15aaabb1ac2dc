import { tagKey } from '../../../contract/tags/tag-key.ts';
import type { TagInUse } from '../../../contract/tags/tags.ts';
import { folded } from './folded.ts';
import { Numbering } from './numbering.ts';

/** Most codes have none. */
const NO_TAGS: readonly number[] = [];
const NONE = -1;

/** The tags of codes, by the codes' numbers, and how many codes have each. */
export class CodeTags {
  readonly #keys = new Numbering();
  /** Of the codes that have any. */
  readonly #ofCodes = new Map<number, readonly number[]>();
  /** By the number of a tag: how many codes have it, and how it was first spelled since one has it. */
  readonly #counts: number[] = [];
  readonly #spellings: string[] = [];

  get(code: number): string[] {
    return (this.#ofCodes.get(code) ?? NO_TAGS).map((tag) => this.#spellings[tag] ?? '');
  }

  put(code: number, tags: readonly string[]): void {
    const before = this.#ofCodes.get(code) ?? NO_TAGS;
    const after = tags.length === 0 ? NO_TAGS : tags.map((tag) => this.#numberOf(tag));
    if (after.length > 0) this.#ofCodes.set(code, after);
    else this.#ofCodes.delete(code);
    for (const tag of after) this.#counts[tag] = (this.#counts[tag] ?? 0) + 1;
    for (const tag of before) this.#counts[tag] = (this.#counts[tag] ?? 0) - 1;
  }

  /** Returns whether a code has the tag of a key. */
  having(key: string): (code: number) => boolean {
    const tag = this.#keys.find(key) ?? NONE;
    return (code) => (this.#ofCodes.get(code) ?? NO_TAGS).includes(tag);
  }

  /** Visits the codes that have the tag of a key. */
  visitWith(key: string, visit: (code: number) => void): void {
    const tag = this.#keys.find(key) ?? NONE;
    for (const [code, tags] of this.#ofCodes) if (tags.includes(tag)) visit(code);
  }

  /** Marks the codes that have a tag with a part, which is folded. */
  mark(part: string, mark: (code: number) => void): void {
    const wanted = new Set(this.#numbersWith(part));
    if (wanted.size === 0) return;
    for (const [code, tags] of this.#ofCodes) if (tags.some((tag) => wanted.has(tag))) mark(code);
  }

  /** Returns the tags that most codes have, of those with a text in them, without regard to accents and case. */
  inUse(text: string, limit: number): TagInUse[] {
    return this.#numbersWith(folded(text.trim()))
      .toSorted((one, other) => (this.#counts[other] ?? 0) - (this.#counts[one] ?? 0))
      .slice(0, limit)
      .map((tag) => ({ tag: this.#spellings[tag] ?? '', count: this.#counts[tag] ?? 0 }));
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
