import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { ensureAdmin } from '../accounts/ensure-admin.ts';
import { findAccount } from '../accounts/find-account.ts';
import { createKey } from './create-key.ts';
import { findKey } from './find-key.ts';
import { addUses, findKeyRecord } from './key-record.ts';
import { newKey } from './key-text.ts';

const EMAIL = 'admin@example.com';
const DAY = 24 * 60;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
  await ensureAdmin(fixture, { email: EMAIL, password: 'first-admin-password' });
});
afterEach(() => fixture.close());

async function made(days: number | null = null) {
  const id = (await findAccount(fixture, EMAIL))?.userId ?? '';
  const key = { label: 'Shop backend', scopes: ['codes:read'], days, term: 0 };
  const created = await createKey(fixture, { id, role: 'admin' }, key);
  if (!created.ok) throw new Error('The key was refused');
  return created.value;
}
const standing = async (key: string) => {
  const found = await findKey(fixture, key);
  return found.ok ? 'ok' : found.refusal.code;
};

it('finds a key until its last day ends', async () => {
  const { key } = await made(30);
  expect(await standing(key)).toBe('ok');
  fixture.pass(30 * DAY - 1);
  expect(await standing(key)).toBe('ok');
  fixture.pass(1);
  expect(await standing(key)).toBe('api_key_ended');
});

it('finds a key without an end', async () => {
  const { key } = await made();
  fixture.pass(4000 * DAY);
  expect(await standing(key)).toBe('ok');
});

it('does not find a well-formed key that nobody made, nor one of whose creation the log knows nothing', async () => {
  expect(await standing(newKey(fixture.random).key)).toBe('api_key_invalid');
  const { id, key } = newKey(fixture.random);
  const value = { hash: fixture.secrets.tokenHash(key), usedAt: null, uses: 0 };
  await fixture.vault.put({ kind: 'api-key', id, value });
  expect(await standing(key)).toBe('api_key_invalid');
});

it('stores no key', async () => {
  const { key } = await made();
  await findKey(fixture, key);
  for (const name of ['events.db', 'events.db-wal', 'vault.db', 'vault.db-wal']) {
    const bytes = await readFile(join(fixture.folder, name), 'latin1').catch(() => '');
    expect(bytes).not.toContain(key);
    expect(bytes).not.toContain(key.slice(20));
  }
});

it('counts calls of several processes, and notes the minute', async () => {
  const { id } = await made();
  fixture.pass(0.5);
  await Promise.all([1, 2, 3].map((count) => addUses(fixture, id, count)));
  expect(await findKeyRecord(fixture, id)).toMatchObject({ uses: 6, usedAt: '2026-11-21T10:00:00.000Z' });
});
