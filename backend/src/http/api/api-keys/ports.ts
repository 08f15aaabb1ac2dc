import type { CommandContext } from '../../../commands/context.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { ReadStore } from '../../../ports/read-store.ts';

/** What the calls about API keys need of the product. */
export interface ApiKeyPorts extends CommandContext {
  readonly limiter: RateLimiter;
  readonly store: ReadStore;
}
