import { ROUTES } from '@qlaim/backend/contract';
import { describeFfmpeg } from '@qlaim/backend/testing/programs';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP } from '../support/browsers.ts';
import { editorOf } from '../support/editor.ts';
import {
  chooseVideo,
  LARGE_BYTES,
  type LargeVideo,
  makeLargeVideo,
  VIDEO_PARTS,
} from '../support/large-video.ts';
import { useOwner } from '../support/owner.ts';

const LIMIT = { timeout: 240_000 };
const PATIENCE = { timeout: 90_000, interval: 50 };
/** Bytes a second. Without a limit the upload is over before anything can happen to it. */
const UPLOAD_SPEED = 24 * 1024 * 1024;
/** Parts on their way at a time. */
const AT_ONCE = 3;

describeFfmpeg('a video of 240 MB', () => {
  // One test, which may run twice.
  const owner = useOwner(2);
  let video: LargeVideo;
  let last = 0;
  beforeAll(async () => {
    video = await makeLargeVideo();
  });

  it(
    'shows how far it is, can be cancelled, and goes on after a lost network and a killed server',
    LIMIT,
    async () => {
      const { product, call, codes } = owner.given();
      const code = codes[last++] ?? '';
      const page = await owner.signedIn(DESKTOP);
      page.on('dialog', (question) => void question.accept());
      const network = await page.context().newCDPSession(page);
      const connect = (offline: boolean) =>
        network.send('Network.emulateNetworkConditions', {
          offline,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: UPLOAD_SPEED,
        });
      await network.send('Network.enable');
      await connect(false);
      /** The number of times that each part arrived. */
      const arrived = new Map<string, number>();
      page.on('response', (response) => {
        const part = new URL(response.url()).searchParams.get('part');
        if (part !== null && response.ok()) arrived.set(part, (arrived.get(part) ?? 0) + 1);
      });
      const editor = editorOf(page, code);
      const picker = page.getByLabel('Choose images or videos', { exact: true });
      const progress = (words: string) =>
        page.getByRole('progressbar', { name: `${words} ${video.name}`, exact: true });
      const percent = async () =>
        Number(await progress('Uploading').getAttribute('value', { timeout: PATIENCE.timeout }));
      const reach = (figure: number) => expect.poll(percent, PATIENCE).toBeGreaterThanOrEqual(figure);

      await editor.open();
      await editor.openTab('Images/Videos');
      await chooseVideo(picker, video);
      await reach(10);
      await page.getByRole('button', { name: 'Uploading 1 file…' }).waitFor();
      expect(await editor.button('Preview').isDisabled()).toBe(true);
      await editor.button(`Cancel ${video.name}`).click();
      await page.getByText(video.name).waitFor({ state: 'detached' });
      await editor.button('Save').waitFor();
      await page.getByText(/^0 .*used$/).waitFor();

      arrived.clear();
      await chooseVideo(picker, video);
      await reach(20);
      await connect(true);
      await progress('Waiting for a connection:').waitFor();
      await connect(false);
      await reach(50);
      await product.crashAndRestart();
      await editor.button(`Remove ${video.name}`).waitFor(PATIENCE);
      // The kill may cut off the answers to the parts that were on their way.
      expect(arrived.size).toBeGreaterThanOrEqual(VIDEO_PARTS - AT_ONCE);
      expect([...arrived.values()].filter((times) => times > 1)).toEqual([]);

      await editor.save();
      const { barcode } = await call(ROUTES.code, { params: { id: code } });
      const info = barcode.storedInfo;
      const saved = await fetch(info?.infoType === 'image' ? (info.imageVideos[0] ?? '') : '');
      // Everybody gets a copy with nothing but picture and sound. The upload is there as it was sent.
      expect((await saved.arrayBuffer()).byteLength).toBeLessThan(LARGE_BYTES / 10);
      expect(await product.digestsOf(LARGE_BYTES)).toEqual([video.digest]);
    },
  );
});
