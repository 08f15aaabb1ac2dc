import { join } from 'node:path';
import { openDiskObjectStorage } from '../adapters/disk/object-storage.ts';
import { systemClock } from '../adapters/system/clock.ts';
import { register } from '../commands/accounts/register.ts';
import { generateBatch } from '../commands/codes/generate-batch.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { EventLog } from '../log/event-log.ts';
import { Keyring } from '../log/keyring.ts';
import { PersonKeys } from '../log/person-keys.ts';
import type { MigrationPorts } from '../operations/migrate/copy-installation.ts';
import { type EventStore, SYSTEM } from '../ports/event-store.ts';
import type { Vault } from '../ports/vault.ts';
import { newEvents } from './event-log.ts';
import type { Fixture } from './fixture.ts';

export const filesIn = ({ folder }: Fixture) =>
  openDiskObjectStorage({
    folder: join(folder, 'files'),
    baseUrl: 'http://localhost',
    secret: new Uint8Array(),
    clock: systemClock,
  });

/** Creates a user with a session, a batch of codes, a scan journal and files. Returns the user's id. */
export async function fillInstallation(fixture: Fixture, codes: number): Promise<string> {
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'a-password' };
  const made = await register(fixture, {
    ...person,
    role: 'user',
    provider: 'local',
    emailVerified: true,
  });
  await generateBatch(fixture, SYSTEM, codes);
  await fixture.events.append({ stream: 'scans-0', expected: 'none', events: newEvents(3) });
  await fixture.vault.put({
    kind: 'session',
    id: 's',
    value: { revoked: true },
    expiresAt: '2999-12-31T00:00:00.000Z',
  });
  const files = await filesIn(fixture);
  for (const key of ['a.png', 'A.png', 'folder/b.png']) await files.put(key, 'image/png', Buffer.from(key));
  if (!made.ok) throw new Error('The account was refused');
  return made.value.userId;
}

/** Returns a user's first name in a log, read with the keys of a vault. */
export async function firstNameIn(
  { events, vault, random }: { events: EventStore; vault: Vault; random: Fixture['random'] },
  userId: string,
): Promise<string> {
  const keys = new PersonKeys(vault, new Keyring(Buffer.alloc(32, 7)), random);
  const { state } = await new EventLog(events, keys).load(ACCOUNT, userId);
  return state.status === 'absent' ? state.status : state.firstName;
}

export class Broken extends Error {}

/** Returns a target that fails after a number of writes. It makes the last of them before it fails. */
export function breakingAfter(writes: number, target: MigrationPorts['target']): MigrationPorts['target'] {
  let left = writes;
  const last = async <T>(write: () => Promise<T>): Promise<T> => {
    if (left < 0) throw new Broken();
    left -= 1;
    const answer = await write();
    if (left < 0) throw new Broken();
    return answer;
  };
  const { events, vault, files, feed } = target;
  return {
    feed,
    events: {
      ...events,
      append: (append) => last(() => events.append(append)),
      /** Each append of a call counts as a write. */
      appendMany: async (appends) => {
        const outcomes = [];
        for (const append of appends) outcomes.push(await last(() => events.append(append)));
        return outcomes;
      },
    },
    vault: { ...vault, put: (put) => last(() => vault.put(put)) },
    files: { ...files, put: (key, type, body) => last(() => files.put(key, type, body)) },
  };
}
