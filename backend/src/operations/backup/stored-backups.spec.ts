import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAge } from '../../adapters/age/sealing.ts';
import { openBackupFolder } from '../../adapters/disk/backup-place.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { filesIn, fillInstallation } from '../../testing/migration.ts';
import { BackupRefused, type Manifest } from './manifest.ts';
import { pruneBackups } from './prune.ts';
import { backupsIn, readManifest, verifyBackup } from './stored-backups.ts';
import { takeBackup } from './take-backup.ts';

const FLIPS_A_FILE = 12;
const NO_SNAPSHOT = { log: undefined, vault: undefined };

let fixture: Fixture;
let folder = '';
beforeAll(async () => {
  fixture = await openFixture();
  await fillInstallation(fixture, 20);
});
afterAll(() => fixture.close());

async function backUp(to: string, at: string, sealing?: Sealing): Promise<Manifest> {
  const files = await filesIn(fixture);
  return takeBackup({ ...fixture, files }, NO_SNAPSHOT, {
    place: openBackupFolder(to),
    sealing,
    installation: 'vault-1',
    product: '0.1.0',
    at: new Date(at),
    allFiles: true,
    needed: [],
    say: () => undefined,
  });
}

const storedIn = async (to: string) =>
  (await readdir(to, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const check = async (to: string, id: string) => {
  const place = openBackupFolder(to);
  await verifyBackup(place, await readManifest(place, id));
};

describe.each(['open', 'sealed'] as const)('a back-up that is %s', (kind) => {
  let id = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-backup-'));
    const sealing = kind === 'sealed' ? await openAge(await generateX25519Identity()) : undefined;
    ({ id } = await backUp(folder, '2026-11-27T03:00:00Z', sealing));
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

  it('shows no names where it is sealed', async () => {
    const texts = await Promise.all((await storedIn(folder)).map((file) => readFile(file, 'latin1')));
    expect(texts.some((text) => text.includes('folder/b.png'))).toBe(kind === 'open');
  });
});

describe('back-ups of one place', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-backup-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('share the files, of which those go that no back-up has any more', async () => {
    const place = openBackupFolder(folder);
    const objects = async () => (await Array.fromAsync(place.list('objects/'))).map(({ name }) => name);
    await backUp(folder, '2026-01-01T03:00:00Z');
    const before = await objects();
    const files = await filesIn(fixture);
    await files.put('a.png', 'image/png', Buffer.from('another'));
    for (let day = 1; day <= 15; day += 1)
      await backUp(folder, `2026-11-${String(day).padStart(2, '0')}T03:00:00Z`);
    expect(await objects()).toHaveLength(before.length + 1);
    expect(await pruneBackups(place, new Date())).toEqual([]);
    for (let week = 0; week < 8; week += 1)
      await backUp(folder, new Date(Date.UTC(2026, 11, 1 + week * 7, 3)).toISOString());
    const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);
    expect(await pruneBackups(place, tomorrow)).toContain('20260101T030000Z');
    const left = await objects();
    expect(left).toHaveLength(before.length);
    expect(left).not.toEqual(before);
    for (const id of await backupsIn(place)) await check(folder, id);
  });

  it('are not finished without a manifest', async () => {
    const place = openBackupFolder(folder);
    const ids = await backupsIn(place);
    await place.remove(`${ids.at(-1)}/manifest.json`);
    expect(await backupsIn(place)).toEqual(ids.slice(0, -1));
    await pruneBackups(place, new Date('2028-01-01'));
    const names = (await Array.fromAsync(place.list(''))).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith(`${ids.at(-1)}/`))).toEqual([]);
  });
});
