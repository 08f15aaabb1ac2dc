import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStoreDb } from '../../../src/adapters/eventstoredb/event-store.ts';
import { EventStoreDbStandIn } from '../../../src/testing/eventstoredb-stand-in/server.ts';
import { Member } from '../../support/distributed/member.ts';
import { freePorts } from '../../support/distributed/ports.ts';
import { outboxFolder } from '../../support/outbox-folder.ts';
import { type Composition, FIRST_ADMIN } from '../../support/product.ts';
import { LATER } from './events-in.ts';
import { controlOf, startAll } from './members.ts';
import { randomClientAddress } from './random-client-address.ts';

const ROLES = ['api', 'projector'] as const;

/**
 * A process for the API and one for read models and reactions, on EventStoreDB and without Kafka. The rest is in one data
 * folder. The log is on the server of an address, under a prefix of its own, or on a stand-in.
 */
export const onEventStoreDb = (address?: string): Composition => ({
  name: address === undefined ? 'on a stand-in for EventStoreDB' : 'on EventStoreDB',
  async start({ environment }) {
    const standIn = address === undefined ? await new EventStoreDbStandIn().start() : undefined;
    const url = address ?? standIn?.url ?? '';
    const prefix = `journey-${randomUUID()}.`;
    const folder = await mkdtemp(join(tmpdir(), 'qlaim-journey-'));
    const ports = await freePorts(ROLES.length);
    const publicUrl = `http://127.0.0.1:${ports[0]}`;
    const settings = {
      DATA_DIR: folder,
      EVENTSTORE_URL: url,
      EVENTSTORE_PREFIX: prefix,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      VAULT_KEY: randomBytes(32).toString('hex'),
      PUBLIC_URL: publicUrl,
      ADMIN_EMAIL: FIRST_ADMIN.email,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...environment,
    };
    const members = ROLES.map((role, index) => new Member(role, role, ports[index] ?? 0, settings));
    const atExit = () => rmSync(folder, { recursive: true, force: true });
    process.once('exit', atExit);
    const remove = async () => {
      process.off('exit', atExit);
      standIn?.kill();
      await rm(folder, { recursive: true, force: true });
      return [];
    };
    await startAll(members, remove);
    return {
      ...controlOf(members, remove),
      publicUrl,
      proxied: { 'x-forwarded-for': randomClientAddress() },
      mails: outboxFolder(join(folder, 'outbox')),
      eventCount: () => countEvents(url, prefix),
    };
  },
});

/** Returns the number of events that calls recorded. */
async function countEvents(url: string, prefix: string): Promise<number> {
  const { store, feed } = openEventStoreDb(url, prefix);
  const { signal } = new AbortController();
  let count = 0;
  try {
    for await (const { events, caughtUp } of feed.subscribe({ after: 'start', signal })) {
      count += events.filter(({ type }) => type !== LATER).length;
      if (caughtUp) break;
    }
    return count;
  } finally {
    await store.close();
  }
}
