import type { LogContext } from '../../../commands/handle.ts';
import type { Media } from '../../../ports/media.ts';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import type { Sites } from '../../edge/sites/sites.ts';

/** What the calls about domains need of the product. */
export interface DomainPorts extends LogContext {
  readonly files: ObjectStorage;
  readonly media: Pick<Media, 'inspect'>;
  readonly sites: Pick<Sites, 'at' | 'domains' | 'inherited' | 'load' | 'own' | 'serves'>;
}
