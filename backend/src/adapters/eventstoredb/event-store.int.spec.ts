import { eventFeedContract } from '../../testing/contracts/event-feed.contract.ts';
import { eventStoreContract } from '../../testing/contracts/event-store.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import type { LogBacking } from '../../testing/event-log.ts';
import { openEventStoreDb } from './event-store.ts';

describeEngine('eventstore', ({ url }) => {
  const backing = async (): Promise<LogBacking> => ({
    open: async () => {
      const { store, feed } = openEventStoreDb(url);
      return { store, feed, close: () => store.close() };
    },
    // Every case uses streams of its own; a server that outlives the suite keeps them.
    remove: async () => undefined,
  });

  eventStoreContract(backing);
  eventFeedContract(backing);
});
