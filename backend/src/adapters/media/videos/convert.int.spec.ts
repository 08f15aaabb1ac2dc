import { getPriority } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../../ports/errors.ts';
import { describeFfmpeg } from '../../../testing/programs.ts';
import { type Opened, openForTest } from '../fixtures/opened.fixture.ts';
import { processesIn } from '../fixtures/processes.fixture.ts';
import { describeVideo, makeVideo, turned } from '../fixtures/videos.fixture.ts';

const MPEG4 = ['-c:v', 'mpeg4', '-c:a', 'mp2'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];

describeFfmpeg('converting a video', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openForTest();
  });
  afterAll(() => opened.dispose());

  const never = new AbortController().signal;
  const most = { pixels: 1e12, milliseconds: 600_000 };
  async function convert(folder: string, bytes: Uint8Array, signal = never) {
    const key = `codes/${folder}/original.video`;
    await opened.put(key, 'video/x-msvideo', bytes);
    const progress: number[] = [];
    const result = await opened.media.convert(
      { key },
      { signal, most, onProgress: (percent) => progress.push(percent) },
    );
    return { key, result, progress };
  }

  it.each([
    ['mov', ['-c:v', 'prores', '-c:a', 'pcm_s16le', '-f', 'mov']],
    ['avi', [...MPEG4, '-f', 'avi']],
    ['mkv', ['-c:v', 'mpeg2video', '-c:a', 'mp2', '-f', 'matroska']],
    ['wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2', '-f', 'asf']],
    ['flv', ['-c:v', 'flv', '-ar', '44100', '-c:a', 'adpcm_swf', '-f', 'flv']],
  ])('makes an MP4 and a poster of a %s', async (name, args) => {
    const { result, progress } = await convert(name, await makeVideo(3, '320x240', true, args));
    const play = `codes/${name}/play.mp4`;
    const poster = `codes/${name}/poster.webp`;
    expect(result).toMatchObject({ play, poster, width: 320, height: 240, seconds: expect.closeTo(3, 0) });
    expect(await opened.storage.head(play)).toMatchObject({ contentType: 'video/mp4' });
    const bytes = await opened.read(play);
    const { format, streams } = await describeVideo(bytes);
    expect(format.format_name).toContain('mp4');
    expect(streams).toMatchObject([
      { codec_name: 'h264', profile: 'High', pix_fmt: 'yuv420p', width: 320, height: 240 },
      { codec_name: 'aac' },
    ]);
    // The index stands in front of the data, so that a browser starts before it has all of it.
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(await sharp(await opened.read(poster)).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(progress.at(-1)).toBe(100);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(await opened.filesLeft()).toEqual([]);
  });

  it('shrinks to 1080 lines, and writes no metadata', { timeout: 60_000 }, async () => {
    const place = ['-metadata', 'title=Secret', '-metadata', 'location=+51.5-000.1/', '-f', 'mov'];
    const bytes = await makeVideo(1, '2880x1620', false, ['-c:v', 'mpeg4', ...place]);
    const { result } = await convert('large', bytes);
    expect(result).toMatchObject({ width: 1_920, height: 1_080 });
    const play = await opened.read('codes/large/play.mp4');
    expect(play.toString('latin1')).not.toMatch(/Secret|\+51\.5/);
  });

  it('turns a video upright', async () => {
    const lying = turned(await makeVideo(1, '320x240', false, ['-c:v', 'mpeg4', '-f', 'mov']));
    expect((await convert('turned', lying)).result).toMatchObject({ width: 240, height: 320 });
    const { streams } = await describeVideo(await opened.read('codes/turned/play.mp4'));
    expect(streams).toMatchObject([{ width: 240, height: 320 }]);
  });

  it('copies the streams of a MOV that every browser can decode', async () => {
    const bytes = await makeVideo(1, '320x240', true, [...H264, '-f', 'mov']);
    const { result } = await convert('copied', bytes);
    expect(result).toMatchObject({ play: 'codes/copied/play.mp4' });
    const { streams } = await describeVideo(await opened.read('codes/copied/play.mp4'));
    // The source was encoded with another profile than ours.
    expect(streams).toMatchObject([
      { codec_name: 'h264', profile: 'Constrained Baseline' },
      { codec_name: 'aac' },
    ]);
  });

  it('keeps an MP4 that every browser plays, and makes its poster', async () => {
    const bytes = await makeVideo(1, '320x240', true, [...H264, '-f', 'mp4']);
    const { key, result } = await convert('kept', bytes);
    expect(result).toMatchObject({ play: key, poster: 'codes/kept/poster.webp', width: 320 });
    expect(await opened.storage.head('codes/kept/play.mp4')).toBeUndefined();
  });

  it.each([
    [
      'a truncated MP4',
      async () => (await makeVideo(1, '320x240', false, ['-c:v', 'mpeg4', '-f', 'mp4'])).subarray(0, 9_000),
    ],
    [
      'sound without a picture',
      () => makeVideo(1, '320x240', true, ['-map', '1:a', '-c:a', 'aac', '-f', 'mp4']),
    ],
    ['a playlist', () => Promise.resolve(Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'))],
    ['a list of files', () => Promise.resolve(Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"))],
    ['text', () => Promise.resolve(Buffer.from('text'))],
  ])('refuses %s', async (_name, make) => {
    expect((await convert('bad', await make())).result).toEqual({ reason: 'broken' });
  });

  describe('work that is bounded', () => {
    const FRAMES = 75;
    const pixels = 320 * 240 * FRAMES;
    const within = (limit: Partial<typeof most>) => ({
      signal: never,
      most: { ...most, ...limit },
      onProgress: () => undefined,
    });

    it.each([
      ['mov', ['-c:v', 'prores', '-f', 'mov']],
      ['avi', [...MPEG4, '-f', 'avi']],
      ['mkv', ['-c:v', 'mpeg2video', '-f', 'matroska']],
      ['webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-f', 'webm']],
      ['wmv', ['-c:v', 'wmv2', '-f', 'asf']],
      ['flv', ['-c:v', 'flv', '-f', 'flv']],
    ])('compares the pixels of a %s before it begins', async (name, args) => {
      const key = `codes/bounded-${name}/original.video`;
      await opened.put(key, 'video/x-msvideo', await makeVideo(3, '320x240', false, args));
      const refused = await opened.media.convert({ key }, within({ pixels: pixels * 0.8 }));
      expect(refused).toEqual({ reason: 'too_much_work' });
      const made = await opened.media.convert({ key }, within({ pixels: pixels * 1.2 }));
      expect(made).toMatchObject({ width: 320 });
    });

    it('takes streams that are copied for nothing', async () => {
      const key = 'codes/bounded-copy/original.mov';
      await opened.put(key, 'video/quicktime', await makeVideo(1, '320x240', false, [...H264, '-f', 'mov']));
      expect(await opened.media.convert({ key }, within({ pixels: 0 }))).toMatchObject({ width: 320 });
    });

    it('stops after its time, and leaves nothing', async () => {
      const key = 'codes/bounded-time/original.avi';
      await opened.put(
        key,
        'video/x-msvideo',
        await makeVideo(10, '1280x720', false, [...MPEG4, '-f', 'avi']),
      );
      const stopped = await opened.media.convert({ key }, within({ milliseconds: 20 }));
      expect(stopped).toEqual({ reason: 'too_much_work' });
      expect(await opened.filesLeft()).toEqual([]);
    });

    it('is done for two videos at a time', { timeout: 120_000 }, async () => {
      const bytes = await makeVideo(1, '320x240', false, [...MPEG4, '-f', 'avi']);
      const seen: string[] = [];
      await Promise.all(
        ['one', 'other'].map(async (name) => {
          const key = `codes/beside-${name}/original.avi`;
          await opened.put(key, 'video/x-msvideo', bytes);
          await opened.media.convert(
            { key },
            {
              signal: never,
              most,
              onProgress: (percent) => {
                if (percent === 0) seen.push('begins');
                if (percent === 100) seen.push('ends');
              },
            },
          );
        }),
      );
      expect(seen).toEqual(['begins', 'begins', 'ends', 'ends']);
    });
  });

  it('refuses a missing file', async () => {
    const options = { signal: never, most, onProgress: () => undefined };
    expect(await opened.media.convert({ key: 'none' }, options)).toEqual({ reason: 'missing' });
  });

  it('stops in the middle, leaves nothing, and can be done later', { timeout: 120_000 }, async () => {
    const bytes = await makeVideo(10, '1280x720', false, [...MPEG4, '-f', 'avi']);
    const stop = new AbortController();
    const key = 'codes/stopped/original.avi';
    await opened.put(key, 'video/x-msvideo', bytes);
    const reason = new Error('as the test asked');
    let priorities: readonly number[] = [];
    const onProgress = (percent: number) => {
      if (percent === 0) return;
      priorities = processesIn(opened.scratch).map((pid) => getPriority(pid));
      stop.abort(reason);
    };
    await expect(opened.media.convert({ key }, { signal: stop.signal, most, onProgress })).rejects.toBe(
      reason,
    );
    expect(await opened.filesLeft()).toEqual([]);
    expect(priorities).toEqual([19]);
    expect(processesIn(opened.scratch)).toEqual([]);
    expect(await opened.storage.head('codes/stopped/play.mp4')).toBeUndefined();
    const done = await opened.media.convert({ key }, { signal: never, most, onProgress: () => undefined });
    expect(done).toMatchObject({ play: 'codes/stopped/play.mp4', width: 1_280 });
  });

  it('stops when the server stops', async () => {
    const bytes = await makeVideo(10, '1280x720', false, [...MPEG4, '-f', 'avi']);
    const closing = await openForTest();
    const key = 'codes/closed/original.avi';
    await closing.put(key, 'video/x-msvideo', bytes);
    const onProgress = (percent: number) => percent > 0 && closing.media.close();
    const converted = closing.media.convert({ key }, { signal: never, most, onProgress });
    await expect(converted).rejects.toBeInstanceOf(EngineUnavailable);
    expect(processesIn(closing.scratch)).toEqual([]);
    await closing.dispose();
  });

  it.each([
    ['video/mp4', [...H264, '-f', 'mp4']],
    ['video/quicktime', [...H264, '-f', 'mov']],
    ['video/x-msvideo', [...MPEG4, '-f', 'avi']],
    ['video/x-matroska', [...H264, '-f', 'matroska']],
    ['video/x-ms-wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2', '-f', 'asf']],
    ['video/x-flv', ['-c:v', 'flv', '-ar', '44100', '-c:a', 'adpcm_swf', '-f', 'flv']],
  ])('inspects a video of type %s', async (contentType, args) => {
    const bytes = await makeVideo(1, '320x240', true, args);
    expect(await opened.inspect('type', contentType, bytes)).toEqual({
      kind: 'video',
      contentType,
      size: (await opened.read('type')).length,
      width: 320,
      height: 240,
      seconds: expect.closeTo(1, 0),
    });
  });

  it('reads dimensions and length of a video, and leaves out what only fills it', async () => {
    const video = await makeVideo(2, '640x360', true, [...H264, '-f', 'mp4']);
    // A box that players skip, in front of the index.
    const free = Buffer.alloc(60_000_000);
    free.writeUInt32BE(free.length);
    free.write('free', 4, 'latin1');
    const index = video.lastIndexOf('moov') - 4;
    const grown = Buffer.concat([video.subarray(0, index), free, video.subarray(index)]);
    expect(await opened.inspect('long', 'video/mp4', grown)).toMatchObject({
      kind: 'video',
      width: 640,
      height: 360,
      seconds: expect.closeTo(2, 0),
    });
    expect((await opened.read('long')).length).toBeLessThan(video.length + 1_000);
  });

  it('refuses a truncated video at inspection', async () => {
    const video = await makeVideo(1, '320x240', false, [...H264, '-f', 'mp4']);
    expect(await opened.inspect('cut', 'video/mp4', video.subarray(0, 5_000))).toEqual({ reason: 'broken' });
  });
});
