import type { EventLog } from '../../../log/event-log.ts';
import type { Clock, Random } from '../../../ports/clock.ts';
import type { ReadStore } from '../../../ports/read-store.ts';
import type { CodeFinder } from '../../../read-models/codes/search/code-finder.ts';

/** What bulk actions need of the product. */
export interface BulkPorts {
  readonly clock: Clock;
  readonly log: EventLog;
  readonly random: Random;
  readonly search: CodeFinder;
  readonly store: ReadStore;
}
