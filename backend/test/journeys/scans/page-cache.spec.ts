// @built-apps web-public

import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { expectToLead } from '../harness/leads-to.ts';
import { expectPage, pageOf, savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { SOON } from '../harness/soon.ts';
import { photo, upload } from '../harness/upload.ts';

const PHONE = { 'accept-language': 'en' };

onEveryComposition('a page from memory', (given) => {
  let owner: Person;
  let code: string;
  beforeAll(async () => {
    owner = await given.signUp();
  });
  beforeEach(async () => {
    code = await given.codeOf(owner);
    await savePage(owner, code, { title: 'Rosa', freeText: 'Baker of the town' });
    // Afterwards every process of the API has the page in memory.
    for (const _url of given.product.urls) expect(await pageOf(given.browser(), code)).toContain('Rosa');
  });

  const adminCalls = async (method: string, path: string) => {
    const { browser } = await given.admin();
    const { status } = await browser.fetch(path.replace(':id', code), { method });
    expect(status).toBeLessThan(300);
  };
  const expectPageToLead = (where: string | RegExp) => expectToLead(given, `/info/${code}`, where);

  describe('is never older than the answer to', () => {
    it('a save', async () => {
      for (const title of ['One', 'Two', 'Three']) {
        await savePage(owner, code, { title });
        await expectPage(given, code, `<h1 class="qp-title" dir="auto" lang="">${title}</h1>`);
      }
    });

    it('a save, as its owner sees it through any process', async () => {
      for (const title of ['One', 'Two', 'Three']) {
        await savePage(owner, code, { title });
        for (const _url of given.product.urls)
          expect(await pageOf(owner.browser, code)).toContain(
            `<h1 class="qp-title" dir="auto" lang="">${title}</h1>`,
          );
      }
    });

    it('a secure code that closes it, and one that is taken away', async () => {
      await savePage(owner, code, { title: 'Rosa', isProtected: true, password: 'lilac-1930' });
      await expectPage(given, code, 'Enter Secure Code');
      expect(await pageOf(given.browser(), code)).not.toContain('Rosa');
      await savePage(owner, code, { title: 'Rosa', isProtected: false });
      await expectPage(given, code, 'Rosa');
    });

    it('a switch that disables the code', async () => {
      const { method, path } = ROUTES.disableCode;
      await adminCalls(method, path);
      await expectPageToLead(/why=disabled$/);
    });

    it('a deletion', async () => {
      const { method, path } = ROUTES.deleteCode;
      await adminCalls(method, path);
      await expectPageToLead(/why=deleted$/);
    });

    it('a change to another type of content', async () => {
      const body = { type: 'link' as const, link: 'https://example.com/elsewhere' };
      await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });
      await expectPageToLead('https://example.com/elsewhere');
    });
  });

  it('gets the smaller forms of its pictures when they are made', async () => {
    const image = await upload(given, owner, code, 'memories', await photo('lake.jpg'));
    await savePage(owner, code, { title: 'Rosa', images: [{ index: 0, url: image }] });
    const page = () => pageOf(given.browser(), code);
    await expect.poll(page, SOON).toContain('type="image/avif"');
    // A signed address would end while the page stays in memory.
    expect(await page()).not.toContain('signature');
  });

  it('is for strangers alone: who was let in sees what the gate closes, and leaves nothing behind', async () => {
    await savePage(owner, code, { title: 'Rosa', isProtected: true, password: 'lilac-1930' });
    await expectPage(given, code, 'Enter Secure Code');
    for (const _url of given.product.urls) expect(await pageOf(owner.browser, code)).toContain('Rosa');
    for (let visit = 0; visit < 4; visit += 1)
      expect(await pageOf(given.browser(), code)).not.toContain('Rosa');
  });

  const rawPage = async (accepted: string, method = 'GET') => {
    const [url] = given.product.urls;
    return fetch(`${url}/info/${code}`, { method, headers: { ...PHONE, 'accept-encoding': accepted } });
  };

  it('is the same in each encoding, quickly and best compressed', async () => {
    const plain = await (await rawPage('identity')).text();
    expect(plain).toContain('Baker of the town');
    for (const _visit of ['quick', 'best']) {
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
      ] as const) {
        const answer = await rawPage(accepted);
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        // fetch has decompressed it.
        expect(await answer.text()).toBe(plain);
      }
      await sleep(300);
    }
  });

  it('answers HEAD without a body', async () => {
    const answer = await rawPage('identity', 'HEAD');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  it('has the headers of a page that was just made', async () => {
    const ofFirst = async () => {
      await savePage(owner, code, { title: 'Rosa' });
      return rawPage('gzip');
    };
    const [first, second] = [await ofFirst(), await rawPage('gzip')];
    const again = [...second.headers].filter(([name]) => !['date', 'content-length'].includes(name));
    for (const [name, value] of again) expect([name, first.headers.get(name)]).toEqual([name, value]);
    expect(second.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(second.headers.get('cache-control')).toBe('no-store');
    expect(second.headers.get('etag')).toBeNull();
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
