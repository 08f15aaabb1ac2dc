import { type FeedTask, feedProblem, readFeed } from './read-feed.ts';

/** A feed is read in a thread of its own, so that it takes no time from scans. */
export default (task: FeedTask) =>
  readFeed(task).catch((error: unknown) => {
    throw new Error(feedProblem(error));
  });
