import type { CommandContext } from '../../../commands/context.ts';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the pages of scanners need of the product. */
export interface ScanPagePorts extends CommandContext {
  readonly files: ObjectStorage;
  readonly limiter: RateLimiter;
  readonly settings: Pick<
    HttpSettings,
    | 'appOrigins'
    | 'appsRoot'
    | 'domain'
    | 'fileOrigins'
    | 'legal'
    | 'look'
    | 'publicUrl'
    | 'requireAdminTotp'
    | 'storefrontUrl'
  >;
}
