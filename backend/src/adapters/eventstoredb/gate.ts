interface Waiting {
  readonly places: number;
  readonly enter: () => void;
}

/** Lets so many tasks run at once, in the order they came. */
export class Gate {
  readonly #size: number;
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(size: number) {
    this.#size = size;
    this.#free = size;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    return this.#take(1, task);
  }

  /** Runs when nothing else does; who comes later waits. */
  runAlone<T>(task: () => Promise<T>): Promise<T> {
    return this.#take(this.#size, task);
  }

  async #take<T>(places: number, task: () => Promise<T>): Promise<T> {
    if (this.#waiting.length === 0 && this.#free >= places) this.#free -= places;
    else await new Promise<void>((enter) => this.#waiting.push({ places, enter }));
    try {
      return await task();
    } finally {
      this.#leave(places);
    }
  }

  #leave(places: number): void {
    this.#free += places;
    for (let [next] = this.#waiting; next && next.places <= this.#free; [next] = this.#waiting) {
      this.#waiting.shift();
      this.#free -= next.places;
      next.enter();
    }
  }
}
