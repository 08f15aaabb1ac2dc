import type { Logger } from 'pino';
import type { CommandContext } from '../../../commands/context.ts';
import type { EventFeed } from '../../../ports/event-feed.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { PeopleIndex } from '../../../read-models/users/people-index.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the audit needs of the product. */
export interface AuditPorts extends CommandContext {
  readonly feed: EventFeed;
  readonly logger: Logger;
  /** Finds people by the beginning of their e-mail, or of a part of their name. */
  readonly people: PeopleIndex;
  readonly settings: Pick<HttpSettings, 'isOurs' | 'legal' | 'publicUrl' | 'requireAdminTotp'>;
  readonly store: ReadStore;
}
