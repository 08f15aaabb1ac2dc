import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../system/clock.ts';
import { openDiskObjectStorage } from './object-storage.ts';
import { placeOf } from './path-of-key.ts';

// Windows has no such permissions.
describe.runIf(process.platform !== 'win32')('files that an older version wrote for all users', () => {
  let folder: string;
  const open = () =>
    openDiskObjectStorage({
      folder,
      baseUrl: 'http://localhost',
      secret: Buffer.alloc(32, 1),
      clock: systemClock,
    });
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'private-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Returns the paths of a stored object: its entry, its bytes and their folder. */
  async function store(key: string): Promise<string[]> {
    await (await open()).put(key, 'text/plain', Buffer.from('text'));
    const { shard, prefix } = placeOf(folder, key);
    const names = (await readdir(shard)).filter((name) => name.startsWith(prefix.slice(0, -1)));
    return [...names.map((name) => join(shard, name)), shard];
  }

  async function openToAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) await chmod(path, 0o755);
  }

  it('are for this user alone after a start', async () => {
    const paths = await store('codes/1/a/original.jpg');
    const unfinished = join(folder, 'incoming', 'part');
    await mkdir(unfinished);
    await writeFile(join(unfinished, '1'), 'bytes');
    await openToAll([...paths, join(folder, 'incoming'), unfinished, join(unfinished, '1')]);
    const storage = await open();
    for (const path of [...paths, join(unfinished, '1')]) expect((await modeOf(path)) & 0o077).toBe(0);
    expect((await storage.head('codes/1/a/original.jpg'))?.size).toBe(4);
  });

  it('are taken up where a start was interrupted, and not read again once all are', async () => {
    const [file = '', ...others] = await store('codes/1/a/original.jpg');
    await openToAll(others);
    await chmod(file, 0o600);
    await open();
    for (const path of others) expect((await modeOf(path)) & 0o077).toBe(0);
    // A folder that is closed holds nothing that another user reaches.
    await chmod(file, 0o644);
    await open();
    expect(await modeOf(file)).toBe(0o644);
  });
});
