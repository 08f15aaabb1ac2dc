import { constants, setPriority } from 'node:os';
import type { FeedTask } from './read-feed.ts';

// On Linux it is that of this thread; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
// Loaded after that: it takes longer than to read a small feed.
const { feedProblem, readFeed } = await import('./read-feed.ts');

/** A feed is read in a thread of its own, so that it takes no time from scans. */
export default (task: FeedTask) =>
  readFeed(task).catch((error: unknown) => {
    throw new Error(feedProblem(error));
  });
