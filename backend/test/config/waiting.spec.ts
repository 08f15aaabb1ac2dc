import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';

const SECRETS = { SESSION_SECRET: 's'.repeat(32), VAULT_KEY: 'a'.repeat(64) };
/** No process listens on this port. */
const CLOSED = '127.0.0.1:1';

const UNREACHABLE: readonly (readonly [engine: string, settings: Readonly<Record<string, string>>])[] = [
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

describe('a start without a reachable engine', () => {
  const folder = dataFolder();

  it('makes no master key as a relay, which copies events sealed', async () => {
    const DATA_DIR = join(folder, 'relay');
    const program = await RunningProgram.start({ DATA_DIR, QLAIM_ROLE: 'relay', KAFKA_BROKERS: CLOSED });

    // Log and stores are open by then.
    await program.waitForResponse('/readyz', (text, status) => status === 503 && text.includes('Kafka'));

    program.signal('SIGTERM');
    expect(await program.ended()).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(DATA_DIR)).toContain('events.db');
    expect(readdirSync(DATA_DIR)).not.toContain('keys.json');
  });

  it.each(UNREACHABLE)('waits for %s, names it, and stops on SIGTERM', async (engine, settings) => {
    const program = await RunningProgram.start({ DATA_DIR: join(folder, engine), ...SECRETS, ...settings });

    const named = await program.waitForResponse(
      '/readyz',
      (text, status) => status === 503 && text.includes('waiting'),
    );

    expect(named).toMatch(new RegExp(`waiting for ${engine}[^"]*: \\S+`, 'i'));
    expect(await program.waitForResponse('/healthz', (_text, status) => status === 200)).toContain('up');
    expect(await program.waitForResponse('/', (_text, status) => status === 503)).toMatch(
      /^This is not available right now/,
    );
    // What a process writes arrives after what it answers.
    await expect.poll(() => program.stdout).toMatch(new RegExp(`waiting for ${engine}[^"]*: .*`, 'i'));
    program.signal('SIGTERM');
    // A process that cannot close its engines exits with 1 after ten seconds.
    const { code, stderr } = await program.ended();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
