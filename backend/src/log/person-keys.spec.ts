import { afterEach, beforeEach, expect, it } from 'vitest';
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
