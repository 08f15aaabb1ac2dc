/** Waiting work in which turns go round by person: who has waited longest since the last turn is next. */
export class Turns<T extends { readonly person: string }> {
  /** In the order of turns. Each person has something that waits. */
  readonly #waiting = new Map<string, T[]>();

  add(item: T): void {
    const own = this.#waiting.get(item.person);
    if (own) own.push(item);
    else this.#waiting.set(item.person, [item]);
  }

  /** Takes the next item that fits; undefined where none does. */
  next(fits: (item: T) => boolean): T | undefined {
    for (const [person, own] of this.#waiting) {
      const item = own.find(fits);
      if (item === undefined) continue;
      this.#waiting.delete(person);
      const others = own.filter((other) => other !== item);
      if (others.length > 0) this.#waiting.set(person, others);
      return item;
    }
    return undefined;
  }
}
