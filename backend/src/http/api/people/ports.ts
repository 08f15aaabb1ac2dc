import type { CommandContext } from '../../../commands/context.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { PeopleIndex } from '../../../read-models/users/people-index.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the calls about people need of the product. */
export interface PeoplePorts extends CommandContext {
  readonly limiter: RateLimiter;
  /** Finds people by the beginning of their e-mail, or of a part of their name. */
  readonly people: PeopleIndex;
  readonly settings: Pick<HttpSettings, 'legal' | 'publicUrl' | 'requireAdminTotp'>;
  readonly store: ReadStore;
}
