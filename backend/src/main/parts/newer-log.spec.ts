import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventStoreDb } from '../../adapters/eventstoredb/event-store.ts';
import { nameVault } from '../../commands/name-vault.ts';
import type { NewEvent } from '../../ports/event-store.ts';
import { newEvent } from '../../testing/event-log.ts';
import { EventStoreDbStandIn } from '../../testing/eventstoredb-stand-in/server.ts';
import { openPorts } from '../ports.ts';
import { ConfigError, readConfig } from '../settings/config.ts';
import { markParts } from './mark-parts.ts';

/** What a newer version writes. */
const LATER: readonly NewEvent[] = [
  { ...newEvent(), type: 'CodeCopied' },
  { ...newEvent(), type: 'CodeDisabled', version: 99 },
];

describe('a log in EventStoreDB', () => {
  const standIn = new EventStoreDbStandIn();
  const dataDir = mkdtempSync(join(tmpdir(), 'qlaim-newer-'));
  beforeAll(() => standIn.start());
  afterAll(() => {
    standIn.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const config = () =>
    readConfig({
      DATA_DIR: dataDir,
      EVENTSTORE_URL: standIn.url,
      SESSION_SECRET: 's'.repeat(32),
      VAULT_KEY: '0f'.repeat(32),
    });
  const open = () => openPorts(config(), 'http://localhost', pino({ level: 'silent' }));
  const start = async () => {
    const ports = await open();
    expect(await nameVault(ports)).toBe('ours');
    await markParts(config(), ports, 'here:1');
    await ports.close();
  };
  const append = async (stream: string, events: readonly NewEvent[]) => {
    const { store } = openEventStoreDb(standIn.url);
    await store.append({ stream, expected: 'none', events });
    await store.close();
  };

  it('goes on with what this version wrote', async () => {
    await start();
    await start();
  });

  it('that a newer version has written to is refused with its events, before anything is read or changed', async () => {
    await append('later', LATER);
    const refused = await open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(String(refused)).toMatch(
      /: the log \(EVENTSTORE_URL\) holds events of a newer version of Qlaim \(CodeCopied, CodeDisabled 99\): start that version again, or restore a back-up from before the upgrade\. Nothing was changed\.$/,
    );
  });
});
