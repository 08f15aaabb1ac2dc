import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupPlaceContract } from '../../testing/contracts/backup/backup-place.contract.ts';
import { openBackupFolder } from './backup-place.ts';

backupPlaceContract(async () => {
  const root = await mkdtemp(join(tmpdir(), 'qlaim-place-'));
  // The folder itself is made by the first piece.
  const place = openBackupFolder(join(root, 'place'));
  return { place, dispose: () => rm(root, { recursive: true, force: true }) };
});

async function* nothing(): AsyncGenerator<Uint8Array> {}

it('lists all pieces where a folder of others vanishes meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-place-'));
  const place = openBackupFolder(folder);
  for (const name of ['a/1', 'b/1', 'c/1', 'd/1']) await place.write(name, nothing());
  const listed: string[] = [];
  for await (const { name } of place.list('')) {
    if (listed.push(name) > 1) continue;
    const other = ['a', 'b', 'c', 'd'].find((each) => !name.startsWith(each)) ?? '';
    await rm(join(folder, other), { recursive: true });
  }
  expect(listed).toHaveLength(3);
  await rm(folder, { recursive: true });
});

it('fails where a folder cannot be read, in place of listing less', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-place-'));
  await writeFile(join(folder, 'file'), '');
  const place = openBackupFolder(join(folder, 'file'));
  await expect(Array.fromAsync(place.list(''))).rejects.toThrow('ENOTDIR');
  await rm(folder, { recursive: true });
});
