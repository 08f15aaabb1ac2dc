import { z } from 'zod';
import type { FeedEvent } from '../../ports/event-feed.ts';
import { CheckResult } from './check.ts';

/** What a check needs to go on after an interruption. Nothing personal is in it. */
export const CheckMark = z.object({
  result: CheckResult,
  /** The length of each partition on disk, in bytes. */
  lengths: z.array(z.int().min(0)).readonly().optional(),
  /** The position of the last event. */
  last: z.string().optional(),
});
export type CheckMark = Readonly<z.infer<typeof CheckMark>>;

/** Examines every event of the log, in order. */
export interface LogCheck {
  see(event: FeedEvent): void | Promise<void>;
  /** Called once the end of the log is reached. */
  results(): readonly CheckResult[] | Promise<readonly CheckResult[]>;
  /** Resolves once what was seen so far is safe on the disk. */
  mark(): CheckMark | Promise<CheckMark>;
  /** Goes on from a mark, in place of the first event. Rejects where the disk lacks what the mark names. */
  resume(mark: CheckMark): void | Promise<void>;
}
