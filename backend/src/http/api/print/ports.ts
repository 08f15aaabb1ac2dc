import type { Logger } from 'pino';
import type { EventLog } from '../../../log/event-log.ts';
import type { Secrets } from '../../../log/secrets.ts';
import type { Random } from '../../../ports/clock.ts';
import type { Media } from '../../../ports/media.ts';
import type { ObjectStorage } from '../../../ports/object-storage.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { CodeFinder } from '../../../read-models/codes/search/code-finder.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import type { Printing } from './printing.ts';

/** What the calls about printed sheets need of the product. */
export interface PrintPorts {
  readonly files: ObjectStorage;
  readonly limiter: RateLimiter;
  readonly log: EventLog;
  readonly logger: Logger;
  readonly media: Media;
  readonly printing: Printing;
  readonly random: Random;
  readonly search: CodeFinder;
  readonly secrets: Secrets;
  readonly settings: Pick<HttpSettings, 'publicUrl'>;
  readonly store: ReadStore;
}
