import type { EventLog } from '../../../log/event-log.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';
import type { Misses } from '../resolver/misses.ts';

/** What the pictures of codes need of the product. */
export interface QrImagePorts {
  readonly log: EventLog;
  readonly misses: Misses;
  readonly settings: Pick<HttpSettings, 'publicUrl'>;
}
