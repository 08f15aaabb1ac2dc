import { faultOf } from '@qlaim/backend/contract';
import { FAULTY_FILES, shortRecording } from '@qlaim/backend/testing/faulty-files';
import { describeFfmpeg } from '@qlaim/backend/testing/programs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { type EditorPage, editorOf } from '../support/editor.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { useOwner } from '../support/owner.ts';
import { makeVideo } from '../support/videos.ts';

const WORDS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nRosa laughs\n';
const TITLE = 'Her laugh';
const ADD = 'Add captions: film.mp4';

/** ffmpeg runs at the lowest priority. */
const SLOW = { timeout: 120_000 };

describeFfmpeg('recordings and captions', () => {
  const owner = useOwner(1);
  let page: Page;
  let editor: EditorPage;

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  beforeAll(async () => {
    page = await owner.signedIn(DESKTOP);
    editor = editorOf(page, owner.given().codes[0] ?? '');
    await editor.open();
    await editor.openTab('Create Page');
    await editor.choose('Choose videos', [await makeVideo('mp4', 2, '320x240')]);
  });

  it('that are faulty say so at their rows, and can be removed', SLOW, async () => {
    for (const { name, type, fault, bytes } of FAULTY_FILES.filter(({ type }) => type === 'text/vtt')) {
      await editor.choose(ADD, [{ name, type, bytes: Uint8Array.from(await bytes()) }]);
      const said = row(name).getByText(faultOf(name, fault));
      await said.waitFor();
      await row(name)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
      await row(name).waitFor({ state: 'detached' });
    }
  });

  it('are uploaded, named and saved', SLOW, async () => {
    const sound = shortRecording();
    await editor.choose('Choose recordings', [sound]);
    await editor.uploaded([sound]);
    await row('laugh.wav').getByText('0:02').waitFor();
    await row('laugh.wav').getByLabel('Title of this recording').fill(TITLE);
    const bytes = Uint8Array.from(Buffer.from(WORDS));
    await editor.choose(ADD, [{ name: 'laugh.vtt', type: 'text/vtt', bytes }]);
    await row('laugh.vtt').getByLabel('Language of the captions').selectOption('German');
    await editor.uploaded([{ name: 'laugh.vtt' }]);
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await editor.save();
    await editor.openTab('Create Page');
    expect(await row('laugh.wav').getByLabel('Title of this recording').inputValue()).toBe(TITLE);
    expect(await row('laugh.vtt').getByLabel('Language of the captions').inputValue()).toBe('de');
  });

  it('are heard and read on the public page', SLOW, async () => {
    const scanner = await owner.stranger(PHONE);
    await scanner.goto(`/${owner.given().codes[0]}`);
    const folded = scanner.locator('details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    const player = scanner.getByLabel(TITLE);
    await player.waitFor();
    const heard = () =>
      player.evaluate((element) => {
        if (!(element instanceof HTMLAudioElement)) return 'no player';
        element.muted = true;
        // A try that the next one interrupts is no failure.
        void element.play().catch(() => undefined);
        return element.error?.message ?? (element.currentTime > 0.2 ? 'plays' : 'waits');
      });
    await expect.poll(heard, { timeout: 20_000 }).toBe('plays');
    const words = () =>
      scanner.locator('video').evaluate((element) => {
        const track = element instanceof HTMLVideoElement ? element.textTracks[0] : undefined;
        if (track === undefined) return [];
        track.mode = 'showing';
        return [
          track.label,
          ...[...(track.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
        ];
      });
    await expect.poll(words, { timeout: 20_000 }).toEqual(['Deutsch', 'Rosa laughs']);
    expect(await faultsAtEachWidth(scanner)).toEqual([]);
    const part = await scanner.request.get((await player.getAttribute('src')) ?? '', {
      headers: { range: 'bytes=10-19' },
    });
    expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
    await scanner.close();
  });
});
