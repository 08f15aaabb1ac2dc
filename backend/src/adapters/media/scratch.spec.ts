import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openScratch } from './scratch.ts';

describe('temporary folders', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scratch-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are removed after the work, also when it fails', async () => {
    const scratch = await openScratch(folder);
    const work = scratch.use(async (place) => {
      await writeFile(join(place, 'file'), 'bytes');
      throw new Error('as the test asked');
    });
    await expect(work).rejects.toThrow('as the test asked');
    await scratch.close();
    expect(await readdir(folder)).toEqual([]);
  });

  it('of processes that are gone are removed at the start', async () => {
    // Init is alive; no Linux gives so large an id.
    const alive = `1@${hostname()}`;
    const dead = `4194999@${hostname()}`;
    const own = `${process.pid}@${hostname()}`;
    const away = '7@another-host';
    const longAway = '8@another-host';
    for (const name of [alive, dead, own, away, longAway, 'unrelated'])
      await mkdir(join(folder, name, 'job'), { recursive: true });
    const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400;
    await utimes(join(folder, longAway), twoDaysAgo, twoDaysAgo);
    await openScratch(folder);
    expect((await readdir(folder)).sort()).toEqual([alive, away, 'unrelated'].sort());
  });
});
