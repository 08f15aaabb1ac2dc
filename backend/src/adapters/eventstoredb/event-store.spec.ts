import { afterAll, beforeAll, describe } from 'vitest';
import { eventFeedContract } from '../../testing/contracts/event-feed.contract.ts';
import { eventStoreContract } from '../../testing/contracts/event-store.contract.ts';
import type { LogBacking } from '../../testing/event-log.ts';
import { EventStoreDbStandIn } from '../../testing/eventstoredb-stand-in/server.ts';
import { openEventStoreDb } from './event-store.ts';

/** The whole contract over the wire, through the real client, against a stand-in: it proves nothing about EventStoreDB itself. */
describe('through the client, with a stand-in for the server', () => {
  const standIn = new EventStoreDbStandIn();
  beforeAll(() => standIn.start());
  afterAll(() => standIn.kill());

  const backing = async (): Promise<LogBacking> => ({
    open: async () => {
      const { store, feed } = openEventStoreDb(standIn.url);
      return { store, feed, close: () => store.close() };
    },
    remove: async () => undefined,
  });

  eventStoreContract(backing);
  eventFeedContract(backing);
});
