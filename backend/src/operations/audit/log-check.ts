import type { FeedEvent } from '../../ports/event-feed.ts';
import type { CheckResult } from './check.ts';

/** Examines every event of the log, in order. */
export interface LogCheck {
  see(event: FeedEvent): void | Promise<void>;
  /** Called once the end of the log is reached. */
  results(): readonly CheckResult[] | Promise<readonly CheckResult[]>;
}
