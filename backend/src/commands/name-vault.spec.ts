import { afterEach, beforeEach, expect, it } from 'vitest';
import { ONLY } from '../domain/aggregate.ts';
import { INSTALLATION } from '../domain/installation/installation.ts';
import { Keyring } from '../log/keyring.ts';
import { Secrets } from '../log/secrets.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { nameVault, vaultStanding } from './name-vault.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const vaultId = async () => (await fixture.log.load(INSTALLATION, ONLY)).state.vaultId;

it('names the vault of a new log, once', async () => {
  expect(await vaultStanding(fixture)).toBe('unnamed');
  expect(await nameVault(fixture)).toBe('ours');
  const name = await vaultId();
  expect(name).toMatch(/^vault-/);
  expect(await nameVault(fixture)).toBe('ours');
  expect(await vaultId()).toBe(name);
});

it('keeps one check value where several processes start at once', async () => {
  expect(await Promise.all(Array.from({ length: 5 }, () => nameVault(fixture)))).toEqual(
    Array.from({ length: 5 }, () => 'ours'),
  );
  const kept: string[] = [];
  for await (const { id } of fixture.vault.scan()) if (id.startsWith('vault-')) kept.push(id);
  expect(kept).toEqual([await vaultId()]);
});

it('refuses another master key', async () => {
  await nameVault(fixture);
  const secrets = new Secrets(new Keyring(Buffer.alloc(32, 8)));
  expect(await nameVault({ ...fixture, secrets })).toBe('other-key');
});

it('refuses a vault without the check value', async () => {
  await nameVault(fixture);
  await fixture.vault.delete('setting', (await vaultId()) ?? '');
  expect(await nameVault(fixture)).toBe('missing');
});
