/** Holds the calls that found the session ended, until the person has signed in again, or leaves the question. */
export class SessionGate {
  /** Those that wait for an answer; empty while nothing is asked. */
  #waiting: (() => void)[] = [];
  /** Whether the person has left the question since the session ended. */
  #left = false;
  readonly #listeners = new Set<() => void>();

  /** Asks the person to sign in. Resolves once that is done or left; the page stays as it is. */
  ended(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go);
      this.#tell();
    });
  }

  /** Asks once for all reads that found the session ended: what reads again and again would ask for ever. */
  noticed(): void {
    if (!this.#left && !this.asks()) void this.ended();
  }

  readonly signedIn = (): void => this.#answer(false);

  readonly leave = (): void => this.#answer(true);

  readonly asks = (): boolean => this.#waiting.length > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #answer(left: boolean): void {
    this.#left = left;
    for (const go of this.#waiting.splice(0)) go();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
