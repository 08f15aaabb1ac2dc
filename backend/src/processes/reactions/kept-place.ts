import type { Position } from '../../ports/event-feed.ts';
import type { Vault } from '../../ports/vault.ts';
import { keepProcessCheckpoint } from '../checkpoints.ts';

/** How long a place may wait that nothing was done for, in milliseconds. */
const LATER_MS = 1000;

/** When in each second the reactions of this process write: all at once, so that they wait for the disk together, but not with other processes. */
const PHASE_MS = Math.random() * LATER_MS;

const untilNextWrite = (): number => LATER_MS - ((Date.now() + PHASE_MS) % LATER_MS);

/** Keeps how far a reaction has come. Each write waits for the disk, and holds up all other work of the thread. */
export class KeptPlace {
  readonly #vault: Vault;
  readonly #name: string;
  readonly #signal: AbortSignal;
  #latest: Position | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Once the signal aborts, nothing is written: another process may have taken over. */
  constructor(vault: Vault, name: string, signal: AbortSignal) {
    this.#vault = vault;
    this.#name = name;
    this.#signal = signal;
  }

  /** Keeps a place up to which there was something to do. Resolves once it is durable. */
  async now(position: Position): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await keepProcessCheckpoint(this.#vault, this.#name, position);
  }

  /** Keeps a place within a second. To read what lies before it again would do no harm. */
  later(position: Position): void {
    this.#latest = position;
    this.#timer ??= setTimeout(() => void this.#write(), untilNextWrite()).unref();
  }

  /** Writes nothing more. */
  end(): void {
    clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    this.#timer = undefined;
    if (this.#latest === undefined || this.#signal.aborted) return;
    // Where the vault is away, a later place is kept.
    await keepProcessCheckpoint(this.#vault, this.#name, this.#latest).catch(() => undefined);
  }
}
