import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EngineUnavailable } from '../../../ports/errors.ts';
import { plain } from '../fixtures/images.fixture.ts';
import { type Opened, openForTest } from '../fixtures/opened.fixture.ts';

const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08mdat', 'latin1');

describe('without ffmpeg', () => {
  let folder: string;
  let opened: Opened;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'path-'));
    for (const name of ['sh', 'nice']) {
      const [file = ''] = execFileSync('which', [name], { encoding: 'utf8' }).split('\n');
      await symlink(file, join(folder, name));
    }
    vi.stubEnv('PATH', folder);
    opened = await openForTest();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await opened.dispose();
    await rm(folder, { recursive: true });
  });

  it('a video is refused, because nothing takes its metadata away', async () => {
    expect(await opened.inspect('video', 'video/mp4', MP4)).toEqual({ reason: 'unclean' });
  });

  it('a video that is stored already stays until there is ffmpeg', async () => {
    const key = 'codes/0123456789/1/original.mp4';
    await opened.put(key, 'video/mp4', MP4);
    expect(await opened.media.clean({ key })).toBe('as_it_was');
    expect((await opened.read(key)).equals(MP4)).toBe(true);
  });

  it('an image is inspected', async () => {
    const bytes = await plain(30, 20).png().toBuffer();
    expect(await opened.inspect('image', 'image/png', bytes)).toMatchObject({ width: 30, height: 20 });
  });

  it('no video is converted', async () => {
    expect(await opened.media.canConvert()).toBe(false);
    const most = { pixels: 1e12, milliseconds: 600_000 };
    const options = { signal: new AbortController().signal, most, onProgress: () => undefined };
    await expect(opened.media.convert({ key: 'video' }, options)).rejects.toBeInstanceOf(EngineUnavailable);
  });
});
