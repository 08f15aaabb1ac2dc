import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { testDatabase } from '../../testing/engines/mongodb.ts';
import { connect, type MongoConnection } from './client.ts';

const CLIENTS = 4;
const RETRY = { timeout: 40_000, interval: 200 };

describeEngine('mongodb', ({ url }) => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = dial(Number(target.port || 27_017), target.hostname);
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  const { database, drop } = testDatabase(url);
  let connections: MongoConnection[] = [];

  afterEach(async () => {
    await Promise.all(connections.map((each) => each.close()));
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await drop();
  });

  /** Breaks all connections at once, as when a server is killed. */
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  it('recovers from broken connections although the driver waits for one of them for ever', async () => {
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const address = proxy.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const near = new URL(url);
    near.host = `127.0.0.1:${address.port}`;
    connections = Array.from({ length: CLIENTS }, () => connect('MongoDB', { url: near.href, database }));
    let over = false;
    const errors: unknown[] = [];
    const keepCalling = async (call: () => Promise<unknown>) => {
      while (!over) {
        await call().catch((error: unknown) => errors.push(error));
        await sleep(1);
      }
    };
    const busy = connections.flatMap(({ run, db }) => [
      keepCalling(() => run(() => db.collection('things').findOne())),
      keepCalling(() => run(() => db.collection('things').bulkWrite([{ deleteOne: { filter: {} } }]))),
    ]);
    await sleep(1000);
    for (let round = 0; round < 3; round += 1) {
      cut();
      await sleep(700);
    }
    await Promise.all(connections.map((each) => vi.waitFor(() => each.ping(), RETRY)));
    over = true;
    await Promise.all(busy);
    expect(errors.filter((error) => !(error instanceof EngineUnavailable))).toEqual([]);
  }, 120_000);
});
