import { faultOf, ROUTES } from '@qlaim/backend/contract';
import { FAULTY_FILES, type FaultyFile, iPhonePicture } from '@qlaim/backend/testing/faulty-files';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { type EditorPage, editorOf, type TabName } from '../support/editor.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { useOwner } from '../support/owner.ts';

/** The drop zone that takes a faulty file. */
function zoneOf({ folder, name, type }: FaultyFile): readonly [TabName, string] {
  if (folder === 'pdfs') return ['PDF', 'Choose PDFs'];
  if (folder === 'image') return ['Images/Videos', 'Choose images or videos'];
  if (type.startsWith('audio/')) return ['Create Page', 'Choose recordings'];
  if (name.endsWith('.pdf')) return ['Create Page', 'Choose documents'];
  return ['Create Page', name.endsWith('.mp4') ? 'Choose videos' : 'Choose pictures'];
}

/** One for each fault in each drop zone. Captions need a video first: `recordings.e2e.ts` chooses them. */
const OF_EACH_KIND = FAULTY_FILES.filter((faulty, at) => {
  const kind = (file: FaultyFile) => [file.fault, ...zoneOf(file)].join();
  return faulty.type !== 'text/vtt' && FAULTY_FILES.findIndex((other) => kind(other) === kind(faulty)) === at;
});

describe('a faulty file in the editor', () => {
  const owner = useOwner(6);
  let page: Page;
  let editor: EditorPage;
  let last = 0;

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const toast = (words: string) => page.locator('.qk-toast', { hasText: words });
  const isFocused = (name: string) =>
    row(name).evaluate((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return item === document.activeElement && top >= 0 && bottom <= window.innerHeight;
    });

  beforeAll(async () => {
    page = await owner.signedIn(DESKTOP);
    page.on('dialog', (question) => void question.accept());
  });

  /** Each run of a test has a code of its own. */
  beforeEach(async () => {
    editor = editorOf(page, owner.given().codes[last++] ?? '');
    await editor.open();
  });

  /** Chooses a file, and expects its row to say what is wrong. */
  async function expectRefused(faulty: FaultyFile): Promise<void> {
    const { name, type, fault } = faulty;
    const [tab, label] = zoneOf(faulty);
    await editor.openTab(tab);
    const bytes = Uint8Array.from(await faulty.bytes());
    await editor.choose(label, [{ name, type, bytes }]);
    await row(name).getByText(faultOf(name, fault)).waitFor();
    await editor.button(`Remove ${name}`).click();
    await row(name).waitFor({ state: 'detached' });
  }

  it('is refused at its row when it arrives, whatever is wrong with it', async () => {
    for (const faulty of OF_EACH_KIND) await expectRefused(faulty);
  });

  it('holds up the save, which shows its row and focuses it', async () => {
    await page.setViewportSize(PHONE.viewport ?? { width: 360, height: 740 });
    await editor.openTab('Images/Videos');
    const [picture] = owner.given().pictures;
    if (!picture) throw new Error('no picture was drawn');
    const fake = { name: 'fake.png', type: 'image/png', bytes: new Uint8Array(99) };
    const many = Array.from({ length: 4 }, (_none, place) => ({ ...picture, name: `${place}.jpg` }));
    await editor.choose('Choose images or videos', [fake, ...many]);
    await editor.uploaded([...many, fake]);
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await page.setViewportSize(PHONE.viewport ?? { width: 360, height: 740 });
    await editor.button('Save').last().scrollIntoViewIfNeeded();
    expect(await isFocused('fake.png')).toBe(false);
    await editor.button('Save').last().click();
    await expect.poll(() => isFocused('fake.png')).toBe(true);
    expect(await page.getByText(faultOf('fake.png', 'notPicture')).count()).toBe(1);
    await editor.button('Remove fake.png').click();
    await editor.save();
    await page.setViewportSize(DESKTOP.viewport ?? { width: 1280, height: 900 });
  });

  it('that only the save refuses is named, shown and focused after it', async () => {
    await editor.openTab('Images/Videos');
    const pictures = owner.given().pictures.slice(0, 2);
    const judged = page.waitForResponse((response) => response.url().endsWith('/judge'));
    await editor.choose('Choose images or videos', pictures);
    const { file } = ROUTES.judgeUpload.answer.parse(await (await judged).json());
    await editor.uploaded(pictures);
    const params = { id: page.url().split('/').at(-1) ?? '' };
    await owner.given().call(ROUTES.cancelUpload, { params, body: { file: file.url } });
    await editor.reloading(() => editor.button('Save').last().click());
    await row(file.name).getByText('This file is not known. Upload it again').waitFor();
    await toast(`${file.name}: This file is not known. Upload it again`).waitFor();
    await expect.poll(() => isFocused(file.name)).toBe(true);
  });

  it('is none where an iPhone took it: the picture is converted, and shown', async () => {
    await editor.openTab('Images/Videos');
    const picture = iPhonePicture();
    await editor.choose('Choose images or videos', [picture]);
    const entry = row('IMG_0007.jpg');
    await entry.getByText(/64 × 128/).waitFor();
    const width = () => entry.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(64);
    await editor.save();
    await editor.openTab('Images/Videos');
    await row('IMG_0007.jpg')
      .getByText(/64 × 128/)
      .waitFor();
  });
});
