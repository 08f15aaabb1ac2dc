import type { CommittedDocument } from '../ports/read-store.ts';

export interface AwaitedRevision {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
}

/** Documents that have yet to apply a revision of a stream each. */
export class AwaitedDocuments {
  readonly #missing: Map<string, AwaitedRevision>;
  readonly #lastId: string | undefined;
  #last: CommittedDocument | undefined;

  constructor(awaited: readonly AwaitedRevision[]) {
    this.#missing = new Map(awaited.map((one) => [one.id, one]));
    this.#lastId = awaited.at(-1)?.id;
  }

  /** The ids of those that are missing. */
  get missing(): readonly string[] {
    return [...this.#missing.keys()];
  }

  /** Whether the last one has come: where one process writes them in order, so have the others, perhaps before anybody listened. */
  get hasLast(): boolean {
    return this.#lastId !== undefined && !this.#missing.has(this.#lastId);
  }

  /** The document that came last, once none is missing. */
  get last(): CommittedDocument | undefined {
    return this.#missing.size === 0 ? this.#last : undefined;
  }

  /** Takes documents as they are now, also others than those that are awaited. */
  take(documents: readonly CommittedDocument[]): void {
    for (const document of documents) {
      const awaited = this.#missing.get(document.id);
      if (!awaited || (document.revisions[awaited.stream] ?? -1) < awaited.revision) continue;
      this.#missing.delete(document.id);
      this.#last = document;
    }
  }
}

/** A pause that can end early, also before it has begun. */
export class Pause {
  #isOver = false;
  #wake: (() => void) | undefined;

  end(): void {
    this.#isOver = true;
    this.#wake?.();
  }

  /** Resolves after `ms` milliseconds, or with a call of `end` since the pause before. */
  async of(ms: number): Promise<void> {
    if (!this.#isOver)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#isOver = false;
  }
}
