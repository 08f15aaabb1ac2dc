import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameVault, vaultStanding } from '../../commands/name-vault.ts';
import { findHashKeys } from '../../log/hash-keys.ts';
import { Keyring } from '../../log/keyring.ts';
import { PersonKeys } from '../../log/person-keys.ts';
import { Secrets } from '../../log/secrets.ts';
import type { Vault } from '../../ports/vault.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { rotateKey } from './rotate-key.ts';

const OLD = Buffer.alloc(32, 7);
const NEW = Buffer.alloc(32, 8);
const PEOPLE = ['ada', 'ben', 'cy', 'dee'];

describe('a rotation of the master key', () => {
  let fixture: Fixture;
  let both: Keyring;
  let before: Map<string, Uint8Array | undefined>;
  beforeEach(async () => {
    fixture = await openFixture();
    both = new Keyring(OLD, NEW);
    await nameVault(fixture);
    for (const person of PEOPLE) await fixture.keys.findOrCreate(person);
    await fixture.keys.erase('dee');
    before = await keysUnder(new Keyring(OLD));
  });
  afterEach(() => fixture.close());

  const peopleOf = (keyring: Keyring, vault: Vault = fixture.vault) =>
    new PersonKeys(vault, keyring, fixture.random);
  async function keysUnder(keyring: Keyring) {
    const keys = peopleOf(keyring);
    return new Map(
      await Promise.all(PEOPLE.map(async (person) => [person, await keys.find(person)] as const)),
    );
  }
  const secretsOf = async (keyring: Keyring) =>
    new Secrets(keyring, await findHashKeys(fixture.vault, keyring));
  const rotate = (vault: Vault = fixture.vault) => rotateKey({ vault, keyring: both });

  it('leaves every key to be opened under the next master key alone', async () => {
    expect(await rotate()).toEqual({ rewrapped: 4, records: 5 });
    expect(await keysUnder(new Keyring(NEW))).toEqual(before);
    await expect(peopleOf(new Keyring(OLD)).find('ada')).rejects.toThrow();
    expect(before.get('dee')).toBeUndefined();
  });

  it('keeps the names of e-mails, also through another one', async () => {
    const name = fixture.secrets.emailKey('ada@example.com');
    await rotate();
    const third = Buffer.alloc(32, 9);
    await rotateKey({ vault: fixture.vault, keyring: new Keyring(NEW, third) });
    const secrets = await secretsOf(new Keyring(third));
    expect(secrets.emailKey('ada@example.com')).toBe(name);
    expect(secrets.pageKey()).not.toBe(fixture.secrets.pageKey());
    expect(await keysUnder(new Keyring(third))).toEqual(before);
  });

  it('lets a process with either key start before it, and only one with the next key after it', async () => {
    const standing = async (keyring: Keyring) => vaultStanding({ ...fixture, secrets: new Secrets(keyring) });
    expect(await Promise.all([new Keyring(OLD), both, new Keyring(NEW)].map(standing))).toEqual([
      'ours',
      'ours',
      'other-key',
    ]);
    await rotate();
    expect(await Promise.all([new Keyring(OLD), both, new Keyring(NEW)].map(standing))).toEqual([
      'other-key',
      'ours',
      'ours',
    ]);
    expect(await findHashKeys(fixture.vault, new Keyring(OLD))).toBeUndefined();
  });

  it('goes on where it was killed, at every write', async () => {
    let done = false;
    for (let writes = 1; !done; writes += 1) {
      let left = writes;
      const put: Vault['put'] = (record) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : fixture.vault.put(record);
      };
      done = await rotate({ ...fixture.vault, put }).then(
        () => true,
        () => false,
      );
      expect(await keysUnder(both)).toEqual(before);
    }
    expect(await keysUnder(new Keyring(NEW))).toEqual(before);
    expect(await rotate()).toEqual({ rewrapped: 0, records: 5 });
  });

  it('seals new people under the next key once it has begun', async () => {
    await rotate();
    const key = await peopleOf(both).findOrCreate('eve');
    expect(await peopleOf(new Keyring(NEW)).find('eve')).toEqual(key);
  });

  it('misses nobody who is added while it runs', async () => {
    const vault: Vault = {
      ...fixture.vault,
      // The whole rotation happens between the decision for the current key and the write.
      put: async (record) => {
        if (record.id === 'eve' && record.seen === 0) await rotate();
        return fixture.vault.put(record);
      },
    };
    const key = await peopleOf(both, vault).findOrCreate('eve');
    expect(await peopleOf(new Keyring(NEW)).find('eve')).toEqual(key);
  });

  it('leaves a person erased who is erased while it runs', async () => {
    const vault: Vault = {
      ...fixture.vault,
      put: async (record) => {
        if (record.id === 'ada' && record.seen !== undefined) await fixture.keys.erase('ada');
        return fixture.vault.put(record);
      },
    };
    await rotate(vault);
    expect(await peopleOf(new Keyring(NEW)).find('ada')).toBeUndefined();
  });
});
