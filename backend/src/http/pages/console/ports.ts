import type { Logger } from 'pino';
import type { CommandContext } from '../../../commands/context.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the first page of the console needs of the product. */
export interface ConsolePagePorts extends CommandContext {
  readonly logger: Logger;
  readonly settings: Pick<HttpSettings, 'appsRoot' | 'legal' | 'requireAdminTotp'>;
}
