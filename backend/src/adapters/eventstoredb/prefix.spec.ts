import { jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineMisconfigured, LogDamaged } from '../../ports/errors.ts';
import { follow, isCaughtUp, newEvent, newEvents, readIds } from '../../testing/event-log.ts';
import { EventStoreDbStandIn } from '../../testing/eventstoredb-stand-in/server.ts';
import { connect } from './connection/connect.ts';
import { openEventStoreDb } from './event-store.ts';

describe('streams of one cluster', () => {
  let standIn: EventStoreDbStandIn;
  const open: ReturnType<typeof openEventStoreDb>[] = [];
  const logOf = (prefix?: string) => {
    const log = openEventStoreDb(standIn.url, prefix);
    open.push(log);
    return log;
  };

  beforeEach(async () => {
    standIn = await new EventStoreDbStandIn().start();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ store }) => store.close()));
    standIn.kill();
  });

  /** Writes as another program does. */
  const writeAsOther = (stream: string, data: Record<string, string> = { hello: 'world' }) =>
    connect(standIn.url).appendToStream(stream, jsonEvent({ type: 'Greeted', data }), {
      expectedRevision: 'no_stream',
    });

  const installed = { stream: 'qlaim-installation', expected: 'none' } as const;

  it('have a prefix of ours, so that those of another program never reach us', async () => {
    const { store, feed } = logOf();
    await writeAsOther('account-1');
    const events = newEvents(2);
    await store.append({ stream: 'account-1', expected: 'none', events });
    expect(standIn.log.stream('qlaim.account-1')).toHaveLength(2);
    expect(await readIds(store, 'account-1')).toEqual(events.map(({ id }) => id));
    expect((await follow(feed, { after: 'start' }, isCaughtUp)).events).toHaveLength(2);
  });

  it('belong to several installations, each with its own', async () => {
    const [one, other] = [logOf('one.'), logOf('other.')];
    await one.store.append({ stream: 'code-1', expected: 'none', events: newEvents(1) });
    await other.store.append({ stream: 'code-1', expected: 'none', events: newEvents(2) });
    expect((await follow(one.feed, { after: 'start' }, isCaughtUp)).events).toHaveLength(1);
    expect((await follow(other.feed, { after: 'start' }, isCaughtUp)).events).toHaveLength(2);
  });

  it('are named where they only look like ours, and are no outage', async () => {
    const { store, feed } = logOf();
    await writeAsOther('qlaim.account-1');
    const following = follow(feed, { after: 'start' }, isCaughtUp);
    await expect(following).rejects.toThrow(LogDamaged);
    await expect(following).rejects.toThrow('qlaim.account-1@0 (Greeted) is not an event of this product');
    await expect(readIds(store, 'account-1')).rejects.toThrow(LogDamaged);
  });

  it('without a prefix, of an installation of before, stop the start with one line', async () => {
    await logOf('').store.append({ ...installed, events: [newEvent()] });
    const ping = logOf().store.ping();
    await expect(ping).rejects.toThrow(EngineMisconfigured);
    await expect(ping).rejects.toThrow(/streams have no prefix: set EVENTSTORE_PREFIX=none/);
    await logOf('').store.ping();
    await logOf('other.').store.ping();
  });

  it('without a prefix stop nothing where ours are there, or where another program wrote them', async () => {
    await writeAsOther('qlaim-installation');
    await logOf().store.ping();
    await logOf().store.append({ ...installed, events: [newEvent()] });
    await logOf().store.ping();
  });
});
