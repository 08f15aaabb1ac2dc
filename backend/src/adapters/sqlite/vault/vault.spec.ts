import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vaultContract } from '../../../testing/contracts/vault.contract.ts';
import { openSqliteVault } from './vault.ts';

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vault-'));
}

describe('SQLite vault', () => {
  vaultContract(async () => {
    const folder = await temporaryFolder();
    return {
      open: async () => openSqliteVault(join(folder, 'vault.db')),
      dispose: () => rm(folder, { recursive: true }),
    };
  });

  describe('beyond the contract', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await temporaryFolder();
    });
    afterEach(() => rm(folder, { recursive: true }));

    async function holdsAnywhere(secret: string): Promise<boolean> {
      const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
      return files.some((bytes) => bytes.includes(secret));
    }

    it('leaves no byte of deleted or swept records', async () => {
      const vault = openSqliteVault(join(folder, 'vault.db'));
      const deleted = 'a key that must be forgotten '.repeat(500);
      await vault.put({ kind: 'person-key', id: 'p', value: deleted });
      await vault.put({
        kind: 'otp',
        id: 'o',
        value: 'a code long past',
        expiresAt: '2020-01-01T00:00:00.000Z',
      });
      expect(await holdsAnywhere('must be forgotten')).toBe(true);
      expect(await holdsAnywhere('a code long past')).toBe(true);

      await vault.delete('person-key', 'p');
      expect(await holdsAnywhere('must be forgotten')).toBe(false);
      await vault.sweep();
      expect(await holdsAnywhere('a code long past')).toBe(false);
      await vault.close();
    });

    it('writes those of one turn together, and those that wait when it closes', async () => {
      const vault = openSqliteVault(join(folder, 'vault.db'));
      const put = (id: string, seen?: number) =>
        vault.put({ kind: 'setting', id, value: id, ...(seen === undefined ? {} : { seen }) });
      const stored = Promise.all([put('a', 0), put('b'), put('a', 0), put('a', 1)]);
      await vault.close();
      expect(await stored).toEqual([true, true, false, true]);
      const again = openSqliteVault(join(folder, 'vault.db'));
      expect(await again.get('setting', 'a')).toMatchObject({ value: 'a', version: 2 });
      expect(await again.get('setting', 'b')).toMatchObject({ value: 'b', version: 1 });
      await again.close();
    });

    it('is readable by its owner only, including its log', async () => {
      const vault = openSqliteVault(join(folder, 'vault.db'));
      await vault.put({ kind: 'setting', id: 's', value: 1 });
      const names = await readdir(folder);
      expect(names).toContain('vault.db-wal');
      for (const name of names) expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o600);
      await vault.close();
    });
  });
});
