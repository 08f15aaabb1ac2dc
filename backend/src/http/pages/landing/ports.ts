import type { CommandContext } from '../../../commands/context.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import type { Misses } from '../resolver/misses.ts';

/** What the pages of codes without content need of the product. */
export interface LandingPorts extends CommandContext {
  readonly limiter: RateLimiter;
  readonly misses: Misses;
  /** Counts calls that only read, in this process alone: a count elsewhere would cost more than the read. */
  readonly readLimiter: RateLimiter;
  readonly settings: Pick<
    HttpSettings,
    'appOrigins' | 'appsRoot' | 'isOurs' | 'legal' | 'look' | 'publicUrl' | 'requireAdminTotp'
  >;
  readonly store: ReadStore;
}
