import { growingInts } from './growing-numbers.ts';

/** The number of the set that is empty. */
export const NO_TAGS = 0;

const NOTHING: readonly number[] = [];

const keyOf = (tags: readonly number[]): string => tags.join();

/** Sets of tags, by number. Many codes have the same tags: they share one set, and a list for each would take 90 bytes. */
export class TagSets {
  readonly #numbers = new Map<string, number>();
  /** The numbers of the tags of each set; none for one that no code has any more. */
  readonly #tags: (readonly number[])[] = [NOTHING];
  /** How many codes have each set. */
  readonly #codes = growingInts();
  /** Sets that no code has any more. */
  readonly #free: number[] = [];

  get(number: number): readonly number[] {
    return this.#tags[number] ?? NOTHING;
  }

  /** Returns the number of the set of some tags, for a code that had another set until now, or no tags. */
  replace(before: number, tags: readonly number[]): number {
    const number = tags.length === 0 ? NO_TAGS : this.#take(tags);
    if (before !== NO_TAGS) this.#leave(before);
    return number;
  }

  /** Returns 1 at the numbers of the sets that fit. */
  fitting(fits: (tags: readonly number[]) => boolean): Uint8Array {
    const marks = new Uint8Array(this.#tags.length);
    for (const [number, tags] of this.#tags.entries()) if (fits(tags)) marks[number] = 1;
    return marks;
  }

  #take(tags: readonly number[]): number {
    const number = this.#numbers.get(keyOf(tags)) ?? this.#add(tags);
    this.#codes.set(number, (this.#codes.get(number) ?? 0) + 1);
    return number;
  }

  #add(tags: readonly number[]): number {
    const number = this.#free.pop() ?? this.#tags.length;
    this.#tags[number] = tags;
    this.#numbers.set(keyOf(tags), number);
    return number;
  }

  #leave(number: number): void {
    const left = (this.#codes.get(number) ?? 0) - 1;
    this.#codes.set(number, left);
    if (left > 0) return;
    this.#numbers.delete(keyOf(this.get(number)));
    this.#tags[number] = NOTHING;
    this.#free.push(number);
  }
}
