import type { LogContext } from '../../../commands/handle.ts';
import type { Sites } from '../../edge/sites/sites.ts';

/** What the calls about domains need of the product. */
export interface DomainPorts extends LogContext {
  readonly sites: Pick<Sites, 'at' | 'domains' | 'inherited' | 'load' | 'own' | 'serves'>;
}
