import { type FileInfo, ROUTES } from '@qlaim/backend/contract';
import { describeFfmpeg } from '@qlaim/backend/testing/programs';
import { expect, it } from 'vitest';
import { PHONE } from '../support/browsers.ts';
import { useOwner } from '../support/owner.ts';
import { upload } from '../support/setup.ts';
import { makeVideo, type VideoFormat } from '../support/videos.ts';

const SLOW = { timeout: 180_000 };
/** ffmpeg runs at the lowest priority. */
const PATIENCE = { timeout: 150_000, interval: 250 };

describeFfmpeg('a video that browsers do not play', () => {
  const owner = useOwner(2);

  /** Makes videos and saves them as the gallery of a code. */
  async function save(code: string, formats: readonly VideoFormat[], seconds: number, size: string) {
    const { call } = owner.given();
    const imageVideos: string[] = [];
    for (const format of formats)
      imageVideos.push(await upload(call, code, 'image', await makeVideo(format, seconds, size)));
    await call(ROUTES.updateCode, { params: { id: code }, body: { type: 'image', imageVideos } });
  }

  async function filesOf(code: string): Promise<readonly FileInfo[]> {
    const { barcode } = await owner.given().call(ROUTES.code, { params: { id: code } });
    return barcode.storedInfo?.infoType === 'image' ? barcode.storedInfo.files : [];
  }
  const statesOf = async (code: string) => (await filesOf(code)).map(({ state }) => state);

  /** Plays every video of a gallery, and expects each to go on. */
  async function expectToPlay(code: string, amount: number): Promise<void> {
    const scanner = await owner.stranger(PHONE);
    await scanner.goto(`/${code}`);
    const videos = scanner.locator('video');
    const type = 'video/mp4; codecs="avc1.640028"';
    const known = await scanner.evaluate((type) => document.createElement('video').canPlayType(type), type);
    expect(known, 'The browser of the journeys plays no H.264: set CHROMIUM_PATH to one that does').not.toBe(
      '',
    );
    expect(await videos.count()).toBe(amount);
    for (const video of await videos.all()) {
      const playing = () =>
        video.evaluate((element) => {
          if (!(element instanceof HTMLVideoElement)) return 'no video';
          element.muted = true;
          // A try that the next one interrupts is no failure.
          void element.play().catch(() => undefined);
          const { error, readyState, currentTime } = element;
          return error?.message ?? (readyState >= 2 && currentTime > 0.2 ? 'plays' : 'waits');
        });
      await expect.poll(playing, PATIENCE).toBe('plays');
    }
    await scanner.close();
  }

  it('plays as an MP4 on the gallery', SLOW, async () => {
    const [code = ''] = owner.given().codes;
    await save(code, ['mov', 'avi', 'mkv'], 3, '320x240');
    await expect.poll(() => statesOf(code), PATIENCE).toEqual(['ready', 'ready', 'ready']);
    for (const { play, poster } of await filesOf(code))
      expect([play, poster]).toEqual([
        expect.stringContaining('/files/'),
        expect.stringContaining('/files/'),
      ]);
    await expectToPlay(code, 3);
  });

  it('is ready later when the server is killed in the middle', SLOW, async () => {
    const { product, call, codes } = owner.given();
    const code = codes[1] ?? '';
    await save(code, ['mov'], 20, '640x480');
    const percent = async () =>
      (await call(ROUTES.storage, { params: { id: code } })).preparing[0]?.percent ?? 0;
    await expect.poll(percent, { ...PATIENCE, interval: 50 }).toBeGreaterThan(0);
    expect(await statesOf(code)).toEqual(['waiting']);
    await product.crashAndRestart();
    await expect.poll(() => statesOf(code), PATIENCE).toEqual(['ready']);
    await expectToPlay(code, 1);
  });
});
