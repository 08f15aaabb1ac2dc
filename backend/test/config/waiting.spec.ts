import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './folder.ts';
import { Started } from './started.ts';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'a'.repeat(64) };
/** Nobody listens there. */
const CLOSED = '127.0.0.1:1';

const AWAY: readonly (readonly [engine: string, settings: Readonly<Record<string, string>>])[] = [
  ['MongoDB', { MONGODB_URL: `mongodb://${CLOSED}/` }],
  ['Kafka', { QLAIM_ROLE: 'relay', KAFKA_BROKERS: CLOSED }],
  [
    's3',
    {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://${CLOSED}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    },
  ],
  ['EventStoreDB', { EVENTSTORE_URL: `esdb://${CLOSED}?tls=false` }],
];

describe('an engine that does not answer', () => {
  const folder = dataFolder();

  it.each(AWAY)('%s is waited for, by name, and the wait ends when asked to', async (engine, settings) => {
    const program = await Started.with({ DATA_DIR: join(folder, engine), ...SECRETS, ...settings });

    const named = await program.answer(
      '/readyz',
      (text, status) => status === 503 && text.includes('waiting'),
    );

    expect(named).toMatch(new RegExp(`waiting for ${engine}[^"]*, which does not answer`, 'i'));
    expect(await program.answer('/healthz', (_text, status) => status === 200)).toContain('up');
    expect(await program.answer('/', (_text, status) => status === 503)).toBe('Starting');
    expect(program.stdout).toMatch(new RegExp(`waiting for ${engine}`, 'i'));
    program.signal('SIGTERM');
    // One that could not let go of its engines would end itself after ten seconds, with 1.
    const { code, stderr } = await program.ended();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
