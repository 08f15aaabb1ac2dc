// @built-apps web-public

import { beforeAll, expect, it } from 'vitest';
import type { PageFieldsInput } from '../../../src/contract/content/page.ts';
import { PAGE_SECTIONS } from '../../../src/contract/content/page-sections.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { expectPage, pageOf, savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { pdf, photo, readFileAt, upload } from '../harness/upload.ts';

onEveryComposition('the page of a person', (given) => {
  let owner: Person;
  let code: string;
  let portrait: string;
  let life: PageFieldsInput;
  beforeAll(async () => {
    owner = await given.signUp();
    code = await given.codeOf(owner);
    portrait = await upload(given, owner, code, 'memories', await photo('portrait.jpg'));
    const lake = await upload(given, owner, code, 'memories', await photo('lake.jpg'));
    life = {
      title: 'Rosa',
      portrait,
      born: '1931-05-12',
      died: '2024',
      images: [{ index: 0, url: lake }],
      descriptions: [
        { url: lake, text: 'A lake', caption: 'At the lake, 1950' },
        { url: portrait, text: 'Rosa smiles' },
      ],
      place: { text: 'Rose cemetery', coordinates: { latitude: 46.5, longitude: 11.35 } },
      links: [{ url: 'Example.org/Choir', text: 'Her choir' }],
      order: ['links', 'place'],
    };
  });

  it('is kept with all that it tells', async () => {
    const { barcode } = await savePage(owner, code, life);
    expect(barcode.storedInfo).toMatchObject({
      infoType: 'memories',
      memories: {
        portrait,
        born: '1931-05-12',
        died: '2024',
        place: { text: 'Rose cemetery', address: '', coordinates: { latitude: 46.5, longitude: 11.35 } },
        links: [{ url: 'https://example.org/Choir', text: 'Her choir' }],
        order: ['links', 'place', ...PAGE_SECTIONS.filter((name) => name !== 'links' && name !== 'place')],
        files: [
          { name: 'portrait.jpg', description: 'Rosa smiles' },
          { name: 'lake.jpg', description: 'A lake', caption: 'At the lake, 1950' },
        ],
      },
    });
    await expectPage(given, code, 'At the lake, 1950');
    const page = await pageOf(given.browser(), code);
    const places = ['Her choir', 'Rose cemetery', 'At the lake, 1950'].map((part) => page.lastIndexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(page).toContain('<time dateTime="1931-05-12">12 May 1931</time>');
    expect((await readFileAt(given, given.browser(), portrait)).status).toBe(200);
  });

  it('brings its portrait back from the history', async () => {
    const saved = await savePage(owner, code, { title: 'Rosa' });
    const body = { version: saved.undo ?? -1 };
    await owner.browser.call(ROUTES.restoreCode, { params: { id: code }, body });
    expect((await given.codeNow(code)).storedInfo).toMatchObject({
      memories: { portrait, born: '1931-05-12' },
    });
    expect((await readFileAt(given, given.browser(), portrait)).status).toBe(200);
  });

  it('without any of it is as before', async () => {
    const { barcode } = await savePage(owner, code, { title: 'Rosa' });
    expect(barcode.storedInfo).toMatchObject({
      memories: { portrait: null, born: null, died: null, place: null, links: [], order: [...PAGE_SECTIONS] },
    });
  });

  it('refuses a portrait that is no picture, and one that was never uploaded', async () => {
    const document = await upload(given, owner, code, 'memories', pdf());
    const refused = (file: string) => refusalOf(savePage(owner, code, { title: 'Rosa', portrait: file }));
    expect(await refused(document)).toMatchObject({ issues: [{ path: 'memories.portrait' }] });
    expect(await refused(`${document}0`)).toMatchObject({
      issues: [{ path: 'memories.portrait', message: 'This file is not known. Upload it again' }],
    });
  });
});
