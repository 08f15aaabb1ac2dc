import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODES } from '../../src/read-models/codes/document.ts';
import { restore, withPorts } from './backed-up.ts';

/** A back-up of an earlier version, which another program had sealed: three codes, and two uploads of 3 and 70,000 bytes. */
const SEALED = join(import.meta.dirname, 'stored/sealed-v1');
const KEYS = {
  SESSION_SECRET: '5'.repeat(64),
  VAULT_KEY: '7'.repeat(64),
  BACKUP_KEY: 'AGE-SECRET-KEY-1KZ0R9GHRKUDVR5WCHRH2V9LQL32KXFUSR8DP08YF9KXR6EQPYAZSMKVULL',
};

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'qlaim-former-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('restores a sealed back-up that an earlier version has made', async () => {
  const environment = { ...KEYS, DATA_DIR: join(root, 'data') };
  const said: string[] = [];
  expect(await restore(environment, SEALED, [], (line) => said.push(line))).toBe(0);
  expect(said).toContain('sound: no differences');
  await withPorts(environment, async ({ store, files }) => {
    expect(await Array.fromAsync(store.scan(CODES.name))).toHaveLength(3);
    const contentOf = async (key: string) => {
      const found = await files.get(key);
      return found && text(found.body);
    };
    expect(await contentOf('page/one.png')).toBe('one');
    expect(await contentOf('page/two.png')).toBe('two'.repeat(23_334).slice(0, 70_000));
  });
});
