/** Numbers texts from 0 on, in the order in which they come. */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  get size(): number {
    return this.#texts.length;
  }

  /** Returns the number of a text; undefined where it has none. */
  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** Returns the number of a text, a new one where it has none. */
  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** Returns the text of a number; undefined where no text has it. */
  text(number: number): string | undefined {
    return this.#texts[number];
  }
}
