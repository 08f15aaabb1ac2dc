interface Offer<T> {
  readonly item: T;
  readonly settle: (handled: boolean) => void;
}

/**
 * A rendezvous channel from a pushing to a pulling side. `offer` resolves once its item is handled, that is, with the next
 * pull. Ours, because channel libraries do not distinguish a handled item from a dropped one.
 */
export class RendezvousChannel<T> {
  readonly #offers: Offer<T>[] = [];
  #ended = false;
  #failure: { readonly error: unknown } | undefined;
  #wake = (): void => {};

  /** Resolves to false when the item is not handled, and no later one will be. */
  offer(item: T): Promise<boolean> {
    if (this.#ended) return Promise.resolve(false);
    return new Promise((settle) => {
      this.#offers.push({ item, settle });
      this.#wake();
    });
  }

  /** The pulling side gets the error instead of items that it has not pulled. */
  fail(error: unknown): void {
    this.#failure ??= { error };
    this.end();
  }

  end(): void {
    this.#ended = true;
    for (const { settle } of this.#offers.splice(0)) settle(false);
    this.#wake();
  }

  async *items(): AsyncGenerator<T> {
    try {
      for (;;) {
        const next = this.#offers.shift();
        if (next) yield* handOver(next);
        else if (this.#failure) throw this.#failure.error;
        else if (this.#ended) return;
        else await this.#woken();
      }
    } finally {
      this.end();
    }
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

function* handOver<T>({ item, settle }: Offer<T>): Generator<T> {
  let handled = false;
  try {
    yield item;
    handled = true;
  } finally {
    settle(handled);
  }
}
