const BY_PERSON = 20;
const IN_ALL = 500;

/** Counts open connections: so many a person, and so many in all. */
export class Connections {
  readonly #open = new Map<string, number>();
  #total = 0;

  /** Returns false where there is no room. */
  enter(person: string): boolean {
    const open = this.#open.get(person) ?? 0;
    if (open >= BY_PERSON || this.#total >= IN_ALL) return false;
    this.#open.set(person, open + 1);
    this.#total += 1;
    return true;
  }

  leave(person: string): void {
    const left = (this.#open.get(person) ?? 1) - 1;
    if (left > 0) this.#open.set(person, left);
    else this.#open.delete(person);
    this.#total -= 1;
  }
}
