import type { CommandContext } from '../../../commands/context.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { ReadStore } from '../../../ports/read-store.ts';

/** What the calls about rebuilds need of the product. */
export interface RebuildPorts extends CommandContext {
  /** The share of the log that a rebuild of a read model has read; null without one. */
  readonly operations: { rebuilt(readModel: string): Promise<number | null> };
  readonly limiter: RateLimiter;
  readonly store: ReadStore;
}
