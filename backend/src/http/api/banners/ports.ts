import type { EventLog } from '../../../log/event-log.ts';
import type { Clock, Random } from '../../../ports/clock.ts';
import type { ReadStore } from '../../../ports/read-store.ts';

/** What the banners need of the product. */
export interface BannerPorts {
  readonly clock: Clock;
  readonly log: EventLog;
  readonly random: Random;
  readonly store: ReadStore;
}
