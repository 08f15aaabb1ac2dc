import { constants, setPriority } from 'node:os';
import { type FeedTask, feedProblem, readFeed } from './read-feed.ts';

// On Linux it is that of this thread; elsewhere it would be that of the whole process. The lowest would get nothing on a
// machine that is busy all the time.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

/** A feed is read in a thread of its own, so that it takes no time from scans. */
export default (task: FeedTask) =>
  readFeed(task).catch((error: unknown) => {
    throw new Error(feedProblem(error));
  });
