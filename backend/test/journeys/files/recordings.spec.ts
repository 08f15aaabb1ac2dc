// @built-apps web-public

import { beforeAll, expect, it } from 'vitest';
import { tone } from '../../../src/adapters/media/fixtures/tone.fixture.ts';
import { makeVideo } from '../../../src/adapters/media/fixtures/videos.fixture.ts';
import type { PageFieldsInput } from '../../../src/contract/content/page.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { describeFfmpeg } from '../../../src/testing/programs.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { pageOf } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { unzip } from '../harness/unzip.ts';
import { readFileAt, upload } from '../harness/upload.ts';

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nRosa laughs\n';
const wav = () => ({ name: 'laugh.wav', type: 'audio/wav', bytes: tone({ title: 'Zqsecret' }) });
const vtt = () => ({ name: 'laugh.vtt', type: 'text/vtt', bytes: Buffer.from(VTT) });
const mp4 = async () => ({
  name: 'feast.mp4',
  type: 'video/mp4',
  bytes: await makeVideo(1, '64x64', true, [
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-f',
    'mp4',
  ]),
});

describeFfmpeg('with ffmpeg', () => {
  onEveryComposition('recordings and captions', (given) => {
    let owner: Person;
    let code: string;
    let page: { readonly sound: string; readonly words: string; readonly film: string };
    beforeAll(async () => {
      owner = await given.signUp();
      code = await given.codeOf(owner);
      page = {
        sound: await upload(given, owner, code, 'memories', wav()),
        words: await upload(given, owner, code, 'memories', vtt()),
        film: await upload(given, owner, code, 'memories', await mp4()),
      };
    });

    const save = async (memories: PageFieldsInput) =>
      (
        await owner.browser.call(ROUTES.updateCode, {
          params: { id: code },
          body: { type: 'memories', memories },
        })
      ).barcode.storedInfo;
    const full = (): PageFieldsInput => ({
      videos: [{ index: 0, url: page.film }],
      recordings: [{ url: page.sound, title: ' Her laugh ' }],
      captions: [{ video: page.film, url: page.words, language: 'de' }],
    });

    it('are saved with a page, and answered as they were sent', async () => {
      const saved = await save(full());
      const captions = { url: page.words, language: 'de' };
      expect(saved).toMatchObject({
        memories: {
          recordings: [{ url: page.sound, title: 'Her laugh' }],
          captions: [{ video: page.film, ...captions }],
          files: [
            { name: 'feast.mp4', captions },
            {
              name: 'laugh.wav',
              contentType: 'audio/wav',
              seconds: 1,
              description: 'Her laugh',
              state: 'original',
            },
            { name: 'laugh.vtt', contentType: 'text/vtt', state: 'original' },
          ],
        },
      });
    });

    it('are on the page, and anyone gets them: a part of the sound, and the words as WebVTT', async () => {
      await save(full());
      const html = await pageOf(given.browser(), code);
      expect(html).toContain(`src="${page.sound}"`);
      expect(html).toContain('<track kind="captions"');
      const words = await readFileAt(given, given.browser(), page.words);
      expect(words.headers.get('content-type')).toMatch(/^text\/vtt/);
      // A storage lets the page's origin read the captions, and the product itself lets anyone.
      const { origin } = new URL(given.product.publicUrl);
      expect(['*', origin]).toContain(words.headers.get('access-control-allow-origin'));
      expect(await words.text()).toBe(VTT);
      const sound = await readFileAt(given, given.browser(), page.sound);
      expect(sound.headers.get('accept-ranges')).toBe('bytes');
      expect(await sound.text()).not.toContain('Zqsecret');
    });

    it('are no files of a page that a secure code protects, and those of an earlier version stay', async () => {
      await save(full());
      const open = async (address: string) => (await readFileAt(given, given.browser(), address)).status;
      await save({ ...full(), isProtected: true, password: 'lilac-1930' });
      expect([await open(page.sound), await open(page.words)]).toEqual([404, 404]);
      await save({ title: 'Rosa' });
      expect(await open(page.sound)).toBe(404);
      expect((await readFileAt(given, owner.browser, page.sound)).status).toBe(200);
      await save(full());
      expect([await open(page.sound), await open(page.words)]).toEqual([200, 200]);
    });

    it('are refused where they are not what their field takes', async () => {
      const issuesOf = async (memories: PageFieldsInput) => (await refusalOf(save(memories))).issues;
      expect(await issuesOf({ recordings: [{ url: page.words }] })).toEqual([
        { path: 'memories.recordings.0.url', message: 'File type must be one of .mp3, .m4a, .ogg, .wav' },
      ]);
      const captions = (of: object) =>
        issuesOf({ ...full(), captions: [{ video: page.film, url: page.words, language: 'de', ...of }] });
      expect(await captions({ url: page.sound })).toEqual([
        { path: 'memories.captions.0.url', message: 'File type must be .vtt' },
      ]);
      expect(await captions({ video: page.sound })).toEqual([
        { path: 'memories.captions', message: 'Captions belong to a video of the page, one file to each' },
      ]);
      expect(await captions({ language: 'xx' })).toHaveLength(1);
    });

    it('are in the download of their owner, as they arrived', async () => {
      await save(full());
      const { address } = await owner.browser.call(ROUTES.prepareDownload, {
        body: { password: owner.password },
      });
      const files = await unzip(await (await owner.browser.fetch(address)).arrayBuffer());
      const names = [...files.keys()].filter((name) => name.includes('laugh'));
      expect(names).toHaveLength(2);
      const sound = files.get(names.find((name) => name.endsWith('.wav')) ?? '');
      expect(sound?.toString('latin1')).toContain('Zqsecret');
    });
  });
});
