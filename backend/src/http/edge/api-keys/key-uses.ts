import { addUses } from '../../../commands/api-keys/key-record.ts';
import type { CommandContext } from '../../../commands/context.ts';
import { unlessAway } from '../../../ports/errors.ts';

const MINUTE_MS = 60_000;

/** Counts the calls of each key in memory, and adds them to the vault once a minute at most. */
export class KeyUses {
  readonly #context: Pick<CommandContext, 'vault' | 'clock'>;
  readonly #pauseMs: number;
  /** Keys that were written less than a minute ago, with the calls since then. */
  readonly #recent = new Map<string, { count: number; readonly timer: NodeJS.Timeout }>();

  constructor(context: Pick<CommandContext, 'vault' | 'clock'>, pauseMs = MINUTE_MS) {
    this.#context = context;
    this.#pauseMs = pauseMs;
  }

  /** Counts a call. The first one is written at once. */
  note(id: string): void {
    const recent = this.#recent.get(id);
    if (recent) recent.count += 1;
    else void this.#write(id, 1);
  }

  /** Writes every count. */
  async stop(): Promise<void> {
    const counts = [...this.#recent];
    this.#recent.clear();
    for (const [id, { count, timer }] of counts) {
      clearTimeout(timer);
      if (count > 0) await unlessAway(addUses(this.#context, id, count));
    }
  }

  async #write(id: string, count: number): Promise<void> {
    const timer = setTimeout(() => {
      const since = this.#recent.get(id)?.count ?? 0;
      this.#recent.delete(id);
      if (since > 0) void this.#write(id, since);
    }, this.#pauseMs).unref();
    this.#recent.set(id, { count: 0, timer });
    // A count is worth no failed call: while the vault is away, the calls of a minute are not counted.
    await addUses(this.#context, id, count).catch(() => undefined);
  }
}
