import type { EventLog } from '../../../log/event-log.ts';
import type { Clock, Random } from '../../../ports/clock.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

/** What the calls about batches need of the product. */
export interface BatchPorts {
  readonly clock: Clock;
  readonly log: EventLog;
  readonly random: Random;
  readonly settings: Pick<HttpSettings, 'publicUrl'>;
  readonly store: ReadStore;
}
