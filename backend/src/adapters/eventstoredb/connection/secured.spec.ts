import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineMisconfigured } from '../../../ports/errors.ts';
import { SYSTEM } from '../../../ports/event-store.ts';
import { CERTIFICATE } from '../../../testing/eventstoredb-stand-in/certificate.ts';
import { EventStoreDbStandIn } from '../../../testing/eventstoredb-stand-in/server.ts';
import { openEventStoreDb } from '../event-store.ts';

const EVENT = {
  id: '9f48631a-2a10-48fe-ac1a-4e4b0e7d7cf6',
  at: '2026-11-21T10:00:00.000Z',
  actor: SYSTEM,
  type: 'CodeApproved',
  version: 1,
  data: {},
};

describe('a server with TLS and users', () => {
  const server = new EventStoreDbStandIn({ certificate: CERTIFICATE, user: 'admin:right' });
  let folder = '';
  /** As docker-compose.yml writes it. */
  const url = (password: string) =>
    `esdb://admin:${password}@localhost:${server.port}?tls=true&tlsCAFile=${join(folder, 'ca.crt')}`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-authority-'));
    await writeFile(join(folder, 'ca.crt'), CERTIFICATE.chain);
    await server.start();
  });
  afterAll(async () => {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('takes appends of its user, and shows them', async () => {
    const { store, feed } = openEventStoreDb(url('right'));
    try {
      await store.ping();
      await store.append({ stream: 'code-1', expected: 'none', events: [EVENT] });
      expect((await Array.fromAsync(store.read('code-1'))).map(({ id }) => id)).toEqual([EVENT.id]);
      const { signal } = new AbortController();
      for await (const { events } of feed.subscribe({ after: 'start', signal })) {
        if (events.length === 0) continue;
        expect(events.map(({ id }) => id)).toEqual([EVENT.id]);
        break;
      }
    } finally {
      await store.close();
    }
  });

  it('refuses a wrong password in one line', async () => {
    const { store } = openEventStoreDb(url('wrong'));
    const error = await store.ping().catch((thrown: unknown) => thrown);
    await store.close();
    if (!(error instanceof EngineMisconfigured)) throw error;
    expect(error.reason).toMatch(/refuses the user or the password/);
  });
});
