import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemRandom } from '../adapters/system/clock.ts';
import type { Vault } from '../ports/vault.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { Keyring } from './keyring.ts';
import { PersonKeys } from './person-keys.ts';

const MASTER = new Keyring(Buffer.alloc(32, 7));

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

it('does not cache a key that is fetched while its person is erased', async () => {
  await fixture.keys.findOrCreate('ada');
  const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
  const vault: Vault = {
    ...fixture.vault,
    get: async (kind, id) => {
      const record = await fixture.vault.get(kind, id);
      await slow;
      return record;
    },
  };
  const keys = new PersonKeys(vault, MASTER, systemRandom);

  const fetched = keys.find('ada');
  await keys.erase('ada');
  goOn();
  await fetched;

  expect(await keys.find('ada')).toBeUndefined();
});

it('asks the vault once for all who need a key at the same time', async () => {
  await fixture.keys.findOrCreate('ada');
  const get = vi.spyOn(fixture.vault, 'get');
  const keys = new PersonKeys(fixture.vault, MASTER, systemRandom);
  const found = await Promise.all(Array.from({ length: 1000 }, () => keys.findOrCreate('ada')));
  expect(new Set(found).size).toBe(1);
  expect(get).toHaveBeenCalledTimes(1);
});

it('keeps the bytes of a key alone, not the memory that it was cut from', async () => {
  await fixture.keys.findOrCreate('ada');
  const found = await new PersonKeys(fixture.vault, MASTER, systemRandom).find('ada');
  expect(found?.buffer.byteLength).toBe(32);
});

it('makes one key where many need a new one at the same time', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => fixture.keys.findOrCreate('ben')));
  const stored = await new PersonKeys(fixture.vault, MASTER, systemRandom).find('ben');
  expect(made).toEqual(made.map(() => stored));
});

it('does not let who comes after an erasure wait for what was asked before it', async () => {
  await fixture.keys.findOrCreate('ada');
  const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
  let slowly = true;
  const vault: Vault = {
    ...fixture.vault,
    get: async (kind, id) => {
      const record = await fixture.vault.get(kind, id);
      if (slowly) await slow;
      return record;
    },
  };
  const keys = new PersonKeys(vault, MASTER, systemRandom);
  const before = keys.find('ada');
  await keys.erase('ada');
  slowly = false;
  expect(await keys.find('ada')).toBeUndefined();
  goOn();
  await before;
});
