import type { Logger } from 'pino';
import type { CommandContext } from '../../../commands/context.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the first pages of owners need of the product. */
export interface OwnerPagePorts extends CommandContext {
  readonly logger: Logger;
  readonly settings: Pick<
    HttpSettings,
    'isOurs' | 'appsRoot' | 'google' | 'legal' | 'look' | 'publicUrl' | 'requireAdminTotp'
  >;
  readonly store: ReadStore;
}
