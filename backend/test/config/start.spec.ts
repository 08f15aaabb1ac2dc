import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './folder.ts';
import { startError } from './start-error.ts';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'a'.repeat(64) };

describe('a start that cannot succeed prints the reason in one line and exits with 1', () => {
  const DATA_DIR = dataFolder();

  it('for an invalid value', async () => {
    expect(await startError({ DATA_DIR, TRUST_PROXY: 'everyone' })).toBe(
      'TRUST_PROXY must be a number of proxies',
    );
  });

  it('for a relay without Kafka', async () => {
    expect(await startError({ DATA_DIR, QLAIM_ROLE: 'relay' })).toContain('KAFKA_BROKERS');
  });

  it('for a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');

    expect(await startError({ DATA_DIR, PORT })).toBe(`PORT ${PORT} is in use on 127.0.0.1`);

    other.close();
  });

  it('for a host that is not an address of this machine', async () => {
    expect(await startError({ DATA_DIR, HOST: '203.0.113.9' })).toBe(
      'HOST 203.0.113.9 is no address of this machine',
    );
  });

  it('for a data folder that is a file, or below one', async () => {
    const file = join(DATA_DIR, 'a-file');
    writeFileSync(file, '');

    expect(await startError({ DATA_DIR: file })).toMatch(/^DATA_DIR \S+ is no folder/);
    expect(await startError({ DATA_DIR: join(file, 'below') })).toMatch(/^DATA_DIR \S+ is no folder/);
  });

  it('for a log file that is not a database', async () => {
    writeFileSync(join(DATA_DIR, 'events.db'), 'this is no database');

    expect(await startError({ DATA_DIR })).toContain(join(DATA_DIR, 'events.db'));
  });

  it.each([
    ['EVENTSTORE_URL', 'esdb://'],
    ['EVENTSTORE_URL', 'esdb://localhost:2113?colour=blue'],
    ['MONGODB_URL', 'mongodb://'],
    ['MONGODB_URL', 'mongodb://localhost:27017/?colour=blue'],
  ])('for %s=%s, which the client of the engine rejects', async (name, value) => {
    const line = await startError({ DATA_DIR: join(DATA_DIR, 'clients'), ...SECRETS, [name]: value });

    expect(line).toContain(name);
  });
});
