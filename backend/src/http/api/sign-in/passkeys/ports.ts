import type { CommandContext } from '../../../../commands/context.ts';
import type { RateLimiter } from '../../../../ports/rate-limiter.ts';
import type { ReadStore } from '../../../../ports/read-store.ts';
import type { HttpSettings } from '../../../edge/settings/settings.ts';

/** What passkeys need of the product. */
export interface PasskeyPorts extends CommandContext {
  readonly limiter: RateLimiter;
  readonly settings: Pick<
    HttpSettings,
    'domain' | 'firstDomain' | 'google' | 'legal' | 'look' | 'publicUrl' | 'requireAdminTotp'
  >;
  readonly store: ReadStore;
}
