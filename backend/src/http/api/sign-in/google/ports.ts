import type { Logger } from 'pino';
import type { CommandContext } from '../../../../commands/context.ts';
import type { RateLimiter } from '../../../../ports/rate-limiter.ts';
import type { ReadStore } from '../../../../ports/read-store.ts';
import type { HttpSettings } from '../../../edge/settings/settings.ts';

/** What the sign-in with Google needs of the product. */
export interface GooglePorts extends CommandContext {
  readonly limiter: RateLimiter;
  readonly logger: Logger;
  readonly settings: Pick<HttpSettings, 'domain' | 'google' | 'legal' | 'publicUrl' | 'requireAdminTotp'>;
  readonly store: ReadStore;
}
