import { beforeAll, expect, it } from 'vitest';
import { heic } from '../../../src/adapters/media/fixtures/heic.fixture.ts';
import {
  holdsPlanted,
  type PlantedPicture,
  type PlantedVideo,
  plantedPicture,
  plantedVideo,
} from '../../../src/adapters/media/fixtures/planted.fixture.ts';
import type { FileInfo } from '../../../src/contract/content/files.ts';
import { faultOf } from '../../../src/contract/messages.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { describeFfmpeg } from '../../../src/testing/programs.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { pageOf } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { unzip } from '../harness/unzip.ts';
import { type FileToSend, readFileAt, sendForm, upload } from '../harness/upload.ts';

const picture = async (format: PlantedPicture, extension: string): Promise<FileToSend> => ({
  name: `garden.${extension}`,
  type: `image/${format}`,
  bytes: await plantedPicture(format),
});
const video = async (format: PlantedVideo, type: string, extension = format): Promise<FileToSend> => ({
  name: `clip.${extension}`,
  type,
  bytes: await plantedVideo(format),
});

const PICTURES = [() => picture('jpeg', 'jpg'), () => picture('png', 'png'), () => picture('webp', 'webp')];
const VIDEOS = [
  () => video('mp4', 'video/mp4'),
  () => video('mov', 'video/quicktime'),
  () => video('mkv', 'video/x-matroska'),
];

/** ffmpeg runs at the lowest priority. */
const CONVERTED = { timeout: 120_000, interval: 250 };

onEveryComposition('names and places that a camera wrote', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
  });

  const save = (images: readonly string[], videos: readonly string[]) => {
    const placed = (urls: readonly string[]) => urls.map((url, index) => ({ index, url }));
    return owner.browser.call(ROUTES.updateCode, {
      params: { id: code },
      body: { type: 'memories', memories: { images: placed(images), videos: placed(videos) } },
    });
  };

  async function filesNow(): Promise<readonly FileInfo[]> {
    const { barcode } = await given.browser().call(ROUTES.code, { params: { id: code } });
    return barcode.storedInfo?.infoType === 'memories' ? barcode.storedInfo.memories.files : [];
  }

  const addressesOf = ({ url, download, play, poster, sources }: FileInfo) =>
    [url, download, play, poster, ...sources.flatMap(({ webp, avif }) => [webp, avif])].filter(
      (address) => address !== undefined,
    );

  /** Uploads and saves files, and waits for their forms. Expects nothing planted in what strangers get. */
  async function expectNothingPublic(files: readonly FileToSend[], field: 'images' | 'videos') {
    const urls: string[] = [];
    for (const file of files) {
      expect(holdsPlanted(file.bytes), file.name).toBe(true);
      urls.push(await upload(given, owner, code, 'memories', file));
    }
    await (field === 'images' ? save(urls, []) : save([], urls));
    await expect
      .poll(async () => (await filesNow()).map(({ state }) => state), CONVERTED)
      .toEqual(files.map(() => 'ready'));
    const addresses = (await filesNow()).flatMap(addressesOf);
    expect(addresses.length).toBeGreaterThanOrEqual(3 * files.length);
    for (const address of addresses) {
      const answer = await readFileAt(given, given.browser(), address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(holdsPlanted(new Uint8Array(await answer.arrayBuffer())), address).toBe(false);
    }
    expect(holdsPlanted(Buffer.from(await pageOf(given.browser(), code)))).toBe(false);
    await expectKeptForTheOwner(urls, files);
  }

  async function expectKeptForTheOwner(urls: readonly string[], files: readonly FileToSend[]) {
    for (const url of urls) {
      const untouched = url.replace('/original.', '/uploaded.');
      for (const { browser } of [owner, await given.admin()])
        expect((await readFileAt(given, browser, untouched)).status).toBe(404);
    }
    const { address } = await owner.browser.call(ROUTES.prepareDownload, {
      body: { password: owner.password },
    });
    const saved = await unzip(await (await owner.browser.fetch(address)).arrayBuffer());
    for (const { name, bytes } of files)
      expect(
        [...saved].some(([path, kept]) => path.endsWith(name) && kept.equals(bytes)),
        name,
      ).toBe(true);
  }

  it('are in no public byte of JPEG, PNG and WebP, and in the download of their owner', async () => {
    await expectNothingPublic(await Promise.all(PICTURES.map((make) => make())), 'images');
  });

  it('are in no public byte of HEIC, which becomes JPEG, nor under the name of a JPEG, which is refused', async () => {
    const tiff = Buffer.from('II*\0\x08\0\0\0\0\0 Zqplanted', 'latin1');
    const bytes = heic({ tiles: [['red']], exif: tiff });
    expect(holdsPlanted(bytes)).toBe(true);
    const url = await upload(given, owner, code, 'memories', { name: 'a.heic', type: 'image/heic', bytes });
    await save([url], []);
    const shown = await readFileAt(given, given.browser(), url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(holdsPlanted(new Uint8Array(await shown.arrayBuffer()))).toBe(false);
    const lie = await upload(given, owner, code, 'memories', { name: 'a.jpg', type: 'image/jpeg', bytes });
    expect((await refusalOf(save([lie], []))).issues[0]?.message).toBe(faultOf('a.jpg', 'otherType'));
    expect((await readFileAt(given, given.browser(), lie)).status).toBe(404);
  });

  it('are in no public byte of the picture of a code', async () => {
    const { browser } = await given.admin();
    const answer = await sendForm(browser, `/barcode/upload/${code}`, 'image', [
      await picture('jpeg', 'jpg'),
    ]);
    const { imageLink } = await given.codeNow(code);
    expect([answer.status, imageLink]).toEqual([200, expect.stringContaining('/files/')]);
    const shown = await readFileAt(given, given.browser(), imageLink ?? '');
    expect(shown.status).toBe(200);
    expect(holdsPlanted(new Uint8Array(await shown.arrayBuffer()))).toBe(false);
  });

  describeFfmpeg('with a video', () => {
    it('are in no public byte of MP4, MOV and MKV, and in the download of their owner', {
      timeout: 180_000,
    }, async () => {
      await expectNothingPublic(await Promise.all(VIDEOS.map((make) => make())), 'videos');
    });

    it('are in no public byte of WebM, which is refused', async () => {
      const file = await video('webm', 'video/x-matroska', 'mkv');
      const url = await upload(given, owner, code, 'memories', file);
      const { issues } = await refusalOf(save([], [url]));
      expect(issues[0]?.message).toBe(faultOf(file.name, 'otherType'));
      expect((await readFileAt(given, given.browser(), url)).status).toBe(404);
    });
  });
});
