import type { Logger } from 'pino';
import { ACCOUNT } from '../domain/account/account.ts';
import type { EventLog } from '../log/event-log.ts';
import type { EventFeed, Position } from '../ports/event-feed.ts';
import { applyEvent, SEARCHED_STREAMS } from '../read-models/codes/search/apply-event.ts';
import { CodeIndex, type CodeSearch, type CodesFound } from '../read-models/codes/search/code-index.ts';
import { type Process, startProcess } from './runner.ts';

/** The search over all codes. */
export interface CodesSearched {
  readonly process: Process;
  /** Resolves once the index has read the whole log. Rejects where the process has stopped. */
  find(search: CodeSearch): Promise<CodesFound>;
}

interface Ports {
  readonly feed: EventFeed;
  readonly log: Pick<EventLog, 'open'>;
  /** Drops the key of an erased person from memory. */
  readonly forget: (person: string) => void;
}

/** Fills the index from the log, and follows the log from there. */
export function startSearch({ feed, log, forget }: Ports, logger: Logger): CodesSearched {
  const index = new CodeIndex();
  const filled = Promise.withResolvers<void>();
  let after: 'start' | Position = 'start';
  const process = startProcess('search-codes', logger, async (signal) => {
    for await (const batch of feed.subscribe({ after, streams: SEARCHED_STREAMS, signal })) {
      for (const { stream, type } of batch.events)
        if (type === 'PersonErased' || type === 'PersonForgotten')
          forget(stream.slice(ACCOUNT.prefix.length));
      for (const event of await log.open(batch.events)) applyEvent(index, event);
      after = batch.position;
      if (batch.caughtUp) filled.resolve();
    }
  });
  return {
    process,
    find: async (search) => {
      feed.hurry?.();
      const failure = process.failure();
      if (failure) throw failure;
      await filled.promise;
      return index.search(search);
    },
  };
}
