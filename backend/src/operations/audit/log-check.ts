import type { FeedEvent } from '../../ports/event-feed.ts';
import type { CheckResult } from './check.ts';

/** Looks at every event of the log, in order. */
export interface LogCheck {
  see(event: FeedEvent): void | Promise<void>;
  /** Once the end is reached. */
  results(): readonly CheckResult[];
}
