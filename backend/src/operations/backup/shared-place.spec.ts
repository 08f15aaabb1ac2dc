import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAge } from '../../adapters/age/sealing.ts';
import { openBackupFolder } from '../../adapters/disk/backup-place.ts';
import type { BackupPlace } from '../../ports/backup/place.ts';
import { backUp, check, prune } from '../../testing/back-ups.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { filesIn, fillInstallation } from '../../testing/migration.ts';
import { backupsIn } from './stored-backups.ts';

const THEIRS = 'vault-2';
const HOUR_MS = 60 * 60 * 1000;
const YEARS_LATER = new Date('2030-01-01');

let fixture: Fixture;
let folder = '';
beforeAll(async () => {
  fixture = await openFixture();
  await fillInstallation(fixture, 5);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = async (prefix = '') =>
  (await Array.fromAsync(openBackupFolder(folder).list(prefix))).map(({ name }) => name);
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 3)).toISOString();
const days = (count: number) => Array.from({ length: count }, (_, n) => day(n + 1));

describe('back-ups of one place', () => {
  it('share the files, of which those go that no back-up has any more', async () => {
    const place = openBackupFolder(folder);
    const objects = async () => (await Array.fromAsync(place.list('objects/'))).map(({ name }) => name);
    await backUp(fixture, folder, '2026-01-01T03:00:00Z');
    const before = await objects();
    const files = await filesIn(fixture);
    await files.put('a.png', 'image/png', Buffer.from('another'));
    for (let day = 1; day <= 15; day += 1)
      await backUp(fixture, folder, `2026-11-${String(day).padStart(2, '0')}T03:00:00Z`);
    expect(await objects()).toHaveLength(before.length + 1);
    expect(await prune(folder, new Date())).toEqual([]);
    for (let week = 0; week < 8; week += 1)
      await backUp(fixture, folder, new Date(Date.UTC(2026, 11, 1 + week * 7, 3)).toISOString());
    const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);
    expect(await prune(folder, tomorrow)).toContain('20260101T030000Z');
    const left = await objects();
    expect(left).toHaveLength(before.length);
    expect(left).not.toEqual(before);
    for (const id of await backupsIn(place)) await check(folder, id);
  });

  it('are not finished without a manifest', async () => {
    const place = openBackupFolder(folder);
    await backUp(fixture, folder, day(1));
    await backUp(fixture, folder, day(2));
    const ids = await backupsIn(place);
    await place.remove(`${ids.at(-1)}/manifest.json`);
    expect(await backupsIn(place)).toEqual(ids.slice(0, -1));
    await prune(folder, YEARS_LATER);
    const names = (await Array.fromAsync(place.list(''))).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith(`${ids.at(-1)}/`))).toEqual([]);
  });
});

describe('back-ups of two installations in one place', () => {
  it('stay, whatever the other one removes', async () => {
    const theirs: string[] = [];
    for (const at of days(30)) theirs.push((await backUp(fixture, folder, at, { installation: THEIRS })).id);
    for (const at of days(3)) await backUp(fixture, folder, at);
    const unfinished = theirs.at(-1) ?? '';
    await openBackupFolder(folder).remove(`${unfinished}/manifest.json`);
    const before = await names();
    expect(await prune(folder, YEARS_LATER)).toEqual([]);
    expect(await names()).toEqual(before);
    for (const id of await backupsIn(openBackupFolder(folder))) await check(folder, id);
    const removed = await prune(folder, YEARS_LATER, THEIRS);
    expect(removed.length).toBeGreaterThan(8);
    expect(theirs).toEqual(expect.arrayContaining([...removed]));
    expect(await names(`${unfinished}/`)).toEqual([]);
    for (const id of await backupsIn(openBackupFolder(folder))) await check(folder, id);
  });

  it('have different names, also those that begin in one second', async () => {
    const [one, other] = [
      await backUp(fixture, folder, day(1)),
      await backUp(fixture, folder, day(1), { installation: THEIRS }),
    ];
    expect(other.id).not.toBe(one.id);
    await check(folder, one.id);
    await check(folder, other.id);
  });

  it('replace no object of each other, sealed by one key', async () => {
    const sealing = await openAge(await generateX25519Identity());
    await backUp(fixture, folder, day(1), { sealing });
    await backUp(fixture, folder, day(2), { sealing, allFiles: false });
    await backUp(fixture, folder, day(3), { sealing, installation: THEIRS });
    await backUp(fixture, folder, day(4), { sealing });
    const ids = await backupsIn(openBackupFolder(folder));
    expect(ids).toHaveLength(4);
    for (const id of ids) await check(folder, id);
  });
});

describe('a damaged back-up', () => {
  it('is not removed, nor any object, and the next one shares with the one before', async () => {
    const first = await backUp(fixture, folder, day(1));
    const second = await backUp(fixture, folder, day(2));
    await writeFile(join(folder, second.files.objects.name), 'damaged');
    const third = await backUp(fixture, folder, day(3));
    expect(third.files.objects.sha256).toBe(first.files.objects.sha256);
    await writeFile(join(folder, second.id, 'manifest.json'), 'damaged');
    const before = await names();
    await expect(prune(folder, YEARS_LATER)).rejects.toThrow(`the manifest of ${second.id}`);
    expect(await names()).toEqual(before);
  });
});

describe('a back-up that fails', () => {
  it('leaves nothing, and the pieces of others stay', async () => {
    await backUp(fixture, folder, day(1));
    const before = await names();
    const files = await filesIn(fixture);
    for (const n of [1, 2, 3, 4, 5, 6]) await files.put(`new/${n}.png`, 'image/png', Buffer.from(`${n}`));
    const onDisk = openBackupFolder(folder);
    let room = 5;
    const place: BackupPlace = {
      ...onDisk,
      async write(name, bytes) {
        room -= 1;
        if (room === 0) throw new Error('the place is full');
        await onDisk.write(name, bytes);
      },
    };
    await expect(backUp(fixture, folder, day(2), { place })).rejects.toThrow('the place is full');
    expect(await names()).toEqual(before);
    for (const n of [1, 2, 3, 4, 5, 6]) await files.delete(`new/${n}.png`);
  });
});

describe('back-ups with uploads', () => {
  it('are not displaced by those without', async () => {
    const whole = (await backUp(fixture, folder, '2026-01-01T03:00:00Z')).id;
    const objects = await names('objects/');
    const without = (await backUp(fixture, folder, '2026-01-01T12:00:00Z', { allFiles: false })).id;
    await backUp(fixture, folder, '2026-01-01T18:00:00Z');
    expect(await names('objects/')).toEqual(objects);
    expect(await prune(folder, YEARS_LATER)).toEqual([whole]);
    expect(await backupsIn(openBackupFolder(folder))).toEqual([without, '20260101T180000Z']);
  });
});

describe('pieces of killed back-ups', () => {
  const UUID = '00000000-0000-4000-8000-000000000000';
  async function leave(name: string, hoursAgo: number): Promise<void> {
    const path = join(folder, `${name}.${UUID}.tmp`);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'half a piece');
    const at = new Date(Date.now() - hoursAgo * HOUR_MS);
    await utimes(path, at, at);
  }
  const left = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tmp')).toSorted();

  it('go with the next one, and those that are being written stay', async () => {
    await leave('20260101T030000Z/log.db.zst', 7);
    await leave('objects/ab/abc', 7);
    await leave('20260102T030000Z/log.db.zst', 5);
    await leave('objects/ab/abd', 0);
    await leave('letters/to-ada', 7);
    await backUp(fixture, folder, new Date().toISOString());
    expect(await left()).toEqual(
      ['20260102T030000Z/log.db.zst', 'letters/to-ada', 'objects/ab/abd'].map(
        (name) => `${name}.${UUID}.tmp`,
      ),
    );
  });
});
