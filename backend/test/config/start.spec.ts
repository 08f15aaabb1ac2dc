import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './folder.ts';
import { refusal } from './refused.ts';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'a'.repeat(64) };

describe('a start that can not succeed says why in one line, and ends with 1', () => {
  const DATA_DIR = dataFolder();

  it('a value that is no good', async () => {
    expect(await refusal({ DATA_DIR, TRUST_PROXY: 'everyone' })).toBe(
      'TRUST_PROXY must be a number of proxies',
    );
  });

  it('a relay without Kafka', async () => {
    expect(await refusal({ DATA_DIR, QLAIM_ROLE: 'relay' })).toContain('KAFKA_BROKERS');
  });

  it('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');

    expect(await refusal({ DATA_DIR, PORT })).toBe(`PORT ${PORT} is in use on 127.0.0.1`);

    other.close();
  });

  it('a host that is not ours', async () => {
    expect(await refusal({ DATA_DIR, HOST: '203.0.113.9' })).toBe(
      'HOST 203.0.113.9 is no address of this machine',
    );
  });

  it('a data folder that can not be one', async () => {
    const file = join(DATA_DIR, 'a-file');
    writeFileSync(file, '');

    expect(await refusal({ DATA_DIR: file })).toMatch(/^DATA_DIR \S+ is no folder/);
    expect(await refusal({ DATA_DIR: join(file, 'below') })).toMatch(/^DATA_DIR \S+ is no folder/);
  });

  it('a log that is none', async () => {
    writeFileSync(join(DATA_DIR, 'events.db'), 'this is no database');

    expect(await refusal({ DATA_DIR })).toContain(join(DATA_DIR, 'events.db'));
  });

  it.each([
    ['EVENTSTORE_URL', 'esdb://'],
    ['EVENTSTORE_URL', 'esdb://localhost:2113?colour=blue'],
    ['MONGODB_URL', 'mongodb://'],
    ['MONGODB_URL', 'mongodb://localhost:27017/?colour=blue'],
  ])('%s=%s, which the engine’s own client does not take', async (name, value) => {
    const line = await refusal({ DATA_DIR: join(DATA_DIR, 'clients'), ...SECRETS, [name]: value });

    expect(line).toContain(name);
  });
});
