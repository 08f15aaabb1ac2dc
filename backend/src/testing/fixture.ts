import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { openSqliteReadStore } from '../adapters/sqlite/read-store.ts';
import { openSqliteVault } from '../adapters/sqlite/vault/vault.ts';
import { systemRandom } from '../adapters/system/clock.ts';
import { EventLog } from '../log/event-log.ts';
import { Keyring } from '../log/keyring.ts';
import { PersonKeys } from '../log/person-keys.ts';
import { Secrets } from '../log/secrets.ts';

/** Opens the embedded ports in a temporary folder, with a clock that stands still until a test advances it. */
export async function openFixture() {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-fixture-'));
  const keyring = fixtureKeyring();
  const { store: events, feed } = openSqliteEventStore(join(folder, 'events.db'));
  const store = openSqliteReadStore(join(folder, 'read.db'), 'this');
  let now = new Date('2026-11-21T10:00:00.000Z');
  const vault = openSqliteVault(join(folder, 'vault.db'), () => now.getTime());
  const keys = new PersonKeys(vault, keyring, systemRandom);
  return {
    folder,
    events,
    feed,
    store,
    vault,
    keys,
    log: new EventLog(events, keys),
    secrets: new Secrets(keyring),
    logger: pino({ level: 'silent' }),
    random: systemRandom,
    clock: { now: () => now },
    /** Advances the clock. */
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    close: async () => {
      await Promise.all([events.close(), store.close()]);
      await vault.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The master key of every fixture. */
export const fixtureKeyring = () => new Keyring(Buffer.alloc(32, 7));

export type Fixture = Awaited<ReturnType<typeof openFixture>>;
