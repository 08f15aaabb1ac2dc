import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAge } from '../../adapters/age/sealing.ts';
import { openBackupFolder } from '../../adapters/disk/backup-place.ts';
import { backUp, check } from '../../testing/back-ups.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { fillInstallation } from '../../testing/migration.ts';
import { BackupRefused } from './manifest.ts';
import { backupsIn, readManifest } from './stored-backups.ts';

const FLIPS_A_FILE = 12;

let fixture: Fixture;
let folder = '';
beforeAll(async () => {
  fixture = await openFixture();
  await fillInstallation(fixture, 20);
});
afterAll(() => fixture.close());

const storedIn = async (to: string) =>
  (await readdir(to, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe.each(['open', 'sealed'] as const)('a back-up that is %s', (kind) => {
  let id = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-backup-'));
    const sealing = kind === 'sealed' ? await openAge(await generateX25519Identity()) : undefined;
    ({ id } = await backUp(fixture, folder, '2026-11-27T03:00:00Z', { sealing }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is sound as it was written', async () => {
    await check(folder, id);
    expect(await backupsIn(openBackupFolder(folder))).toEqual(['20261127T030000Z']);
  });

  it('is refused for a byte that was changed, added or lost anywhere in it', async () => {
    const stored = await storedIn(folder);
    expect(stored.length).toBeGreaterThan(6);
    for (const file of stored) {
      const bytes = await readFile(file);
      const last = bytes.length - 1;
      const places = new Set([
        0,
        last,
        ...Array.from({ length: FLIPS_A_FILE }, () => randomInt(bytes.length)),
      ]);
      for (const at of places) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8));
        await writeFile(file, changed);
        await expect(check(folder, id), `${file} at ${at}`).rejects.toThrow(BackupRefused);
      }
      for (const other of [bytes.subarray(0, last), Buffer.concat([bytes, bytes.subarray(0, 1)])]) {
        await writeFile(file, other);
        await expect(check(folder, id), file).rejects.toThrow(BackupRefused);
      }
      await rm(file);
      await expect(check(folder, id), file).rejects.toThrow(BackupRefused);
      await writeFile(file, bytes);
    }
    await check(folder, id);
  });

  it('is refused where pieces have changed places', async () => {
    const objects = (await storedIn(folder)).filter((file) => file.includes('/objects/'));
    const { log, vault } = await readManifest(openBackupFolder(folder), id);
    const stores = [log, vault].map(({ piece }) => join(folder, piece.name));
    for (const [one = '', two = ''] of [objects, stores]) {
      const bytes = await Promise.all([readFile(one), readFile(two)]);
      await Promise.all([writeFile(one, bytes[1]), writeFile(two, bytes[0])]);
      await expect(check(folder, id), one).rejects.toThrow(BackupRefused);
      await Promise.all([writeFile(one, bytes[0]), writeFile(two, bytes[1])]);
    }
    await check(folder, id);
  });

  it('shows no names where it is sealed', async () => {
    const texts = await Promise.all((await storedIn(folder)).map((file) => readFile(file, 'latin1')));
    expect(texts.some((text) => text.includes('folder/b.png'))).toBe(kind === 'open');
  });
});
