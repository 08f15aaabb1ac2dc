/** Numbers of codes in the order of their creation, the id breaking ties. New ones are merged when they are asked for. */
export class CreationOrder {
  #sorted: number[] = [];
  #added: number[] = [];
  readonly #compare: (first: number, second: number) => number;

  constructor(compare: (first: number, second: number) => number) {
    this.#compare = compare;
  }

  add(number: number): void {
    this.#added.push(number);
  }

  /** Returns all numbers, the oldest first. */
  all(): readonly number[] {
    if (this.#added.length === 0) return this.#sorted;
    const added = this.#added.sort(this.#compare);
    this.#added = [];
    const [last, first] = [this.#sorted.at(-1), added[0]];
    const follows = last === undefined || (first !== undefined && this.#compare(last, first) < 0);
    this.#sorted = follows ? this.#sorted.concat(added) : this.#merge(added);
    return this.#sorted;
  }

  #merge(added: readonly number[]): number[] {
    const merged: number[] = [];
    let place = 0;
    for (const number of this.#sorted) {
      for (
        let next = added[place];
        next !== undefined && this.#compare(next, number) < 0;
        next = added[place]
      ) {
        merged.push(next);
        place += 1;
      }
      merged.push(number);
    }
    return merged.concat(added.slice(place));
  }
}
