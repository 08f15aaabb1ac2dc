import { openEventStoreDb } from '../../adapters/eventstoredb/event-store.ts';
import { EventLog } from '../../log/event-log.ts';
import { type Fixture, openFixture } from '../fixture.ts';
import { EventStoreDbStandIn } from './server.ts';

/** A fixture whose log is in a stand-in for EventStoreDB. */
export interface StandInFixture extends Fixture {
  readonly standIn: EventStoreDbStandIn;
}

export async function openStandInFixture(): Promise<StandInFixture> {
  const standIn = await new EventStoreDbStandIn().start();
  const embedded = await openFixture();
  const { store: events, feed } = openEventStoreDb(standIn.url);
  const close = async () => {
    await events.close();
    await embedded.close();
    standIn.kill();
  };
  return { ...embedded, events, feed, log: new EventLog(events, embedded.keys), close, standIn };
}
