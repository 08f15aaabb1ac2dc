import type { CommandContext } from '../../../commands/context.ts';
import type { ScanJournal } from '../../../log/scan-journal.ts';
import type { Media } from '../../../ports/media.ts';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { CodeFinder } from '../../../read-models/codes/search/code-finder.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import type { ScanLimit } from '../../pages/resolver/scan-limit.ts';

/** What the calls about codes need of the product. */
export interface CodePorts extends CommandContext {
  readonly files: ObjectStorage;
  readonly limiter: RateLimiter;
  readonly media: Media;
  readonly scanLimit: ScanLimit;
  readonly scans: ScanJournal;
  readonly search: CodeFinder;
  readonly settings: Pick<
    HttpSettings,
    | 'appOrigins'
    | 'appsRoot'
    | 'domain'
    | 'fileOrigins'
    | 'isOurs'
    | 'legal'
    | 'look'
    | 'publicUrl'
    | 'requireAdminTotp'
    | 'storefrontUrl'
    | 'uploadQuota'
  >;
  readonly store: ReadStore;
}
