import type { CommandContext } from '../../../commands/context.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the calls about legal pages need of the product. */
export interface LegalPorts extends CommandContext {
  readonly settings: Pick<HttpSettings, 'legal' | 'requireAdminTotp'>;
}
