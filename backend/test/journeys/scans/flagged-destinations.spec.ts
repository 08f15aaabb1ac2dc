// @built-apps web-public

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { destinationMailTexts } from '../../../src/processes/mails/texts/destinations.ts';
import { WARNING_TEXTS } from '../../../src/texts/warning/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { savePage } from '../harness/pages.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'journey-feed-'));
const feed = join(folder, 'feed.txt');
afterAll(() => rmSync(folder, { recursive: true }));

const AMOUNT = 1000;
const evil = (place: number) => `https://evil-${place}.example/Ab`;
/** Files are looked at every five seconds. */
const NOTICED = { timeout: 40_000, interval: 200 };
/** The standing is that of one process. Any other one has looked, too, after milliseconds. */
const ALL_HAVE_LOOKED = 7000;
const words = WARNING_TEXTS.en;
const write = (...more: readonly string[]) =>
  writeFileSync(
    feed,
    `${Array.from({ length: AMOUNT }, (_none, place) => evil(place)).join('\n')}\n${more.join('\n')}\n`,
  );
write();

onEveryComposition(
  'a thousand destinations of a feed',
  (given) => {
    let owner: Person;
    let code: string;
    beforeEach(async () => {
      write();
      const { call } = (await given.admin()).browser;
      await vi.waitFor(async () => {
        const { destinationLists } = await call(ROUTES.operations, {});
        expect(destinationLists).toMatchObject([{ name: 'feed.txt', entries: AMOUNT, problem: null }]);
      }, NOTICED);
      if (given.product.urls.length > 1) await sleep(ALL_HAVE_LOOKED);
      owner = await given.signUp();
      code = await given.codeOf(owner);
    });

    const save = (link: string) =>
      owner.browser.call(ROUTES.updateCode, { params: { id: code }, body: { type: 'link', link } });
    const flags = async () => {
      const { barcode } = await owner.browser.call(ROUTES.code, { params: { id: code } });
      return 'flags' in barcode ? barcode.flags : [];
    };
    const scan = async (path = `/${code}`) => {
      const answer = await given.browser().open(path);
      return { location: answer.headers.get('location'), body: await answer.text() };
    };
    const told = (subject: string) =>
      vi.waitFor(async () => {
        const mails = await mailsTo(given.product, owner.email, /./);
        expect(mails.map((mail) => mail.subject)).toContain(subject);
      }, NOTICED);

    it.each([0, AMOUNT - 1])('flag a link after its save, tell, warn, and clear it: %i', async (place) => {
      await save(evil(place));
      await vi.waitFor(async () => expect((await scan()).body).toContain(words.title), NOTICED);
      const { body, location } = await scan();
      expect(location).toBeNull();
      expect(body).toContain(`href="${evil(place)}"`);
      await told(destinationMailTexts.en.DestinationFlagged.subject);
      // The mail and the document follow the log apart.
      const flag = { url: evil(place), list: 'feed.txt', threat: 'other' };
      await vi.waitFor(async () => expect(await flags()).toMatchObject([flag]), NOTICED);

      const { call } = (await given.admin()).browser;
      const filter = JSON.stringify({ flagged: true });
      await vi.waitFor(async () => {
        const found = await call(ROUTES.adminCodes, { query: { filter } });
        expect(found.map(({ id }) => id)).toContain(code);
      }, NOTICED);
      writeFileSync(feed, '# Nothing\n');
      await vi.waitFor(async () => expect((await scan()).location).toBe(evil(place)), NOTICED);
      await told(destinationMailTexts.en.DestinationCleared.subject);
      await vi.waitFor(async () => expect(await flags()).toEqual([]), NOTICED);
    });

    it('are judged by staff, whose word stands until the destination changes', async () => {
      await save(evil(1));
      await vi.waitFor(async () => expect(await flags()).toHaveLength(1), NOTICED);
      const { call } = (await given.admin()).browser;
      const judge = (verdict: 'clear' | 'keep') =>
        call(ROUTES.judgeDestination, { params: { id: code }, body: { url: evil(1), verdict } });
      expect((await judge('keep')).code.flags).toMatchObject([{ list: 'staff' }]);
      expect((await judge('clear')).code.flags).toEqual([]);
      expect((await scan()).location).toBe(evil(1));
      expect((await refusalOf(judge('keep'))).code).toBe('not_flagged');
      await save(evil(2));
      await vi.waitFor(async () => expect(await flags()).toHaveLength(1), NOTICED);
    });

    it('are warned of in the texts of a page, by an address that leads nowhere else', async () => {
      const url = 'https://evil-3.example/Ab';
      await savePage(owner, code, { title: 'Rosa', freeText: `Look at ${url} and https://good.com/` });
      await vi.waitFor(async () => expect(await flags()).toHaveLength(1), NOTICED);
      const page = await (await given.browser().open(`/info/${code}`)).text();
      const [, address = ''] = /href="[^"]*(\/warning\/[^"]+)"/.exec(page) ?? [];
      expect(page).not.toContain(`href="${url}"`);
      expect(page).toContain('href="https://good.com/"');
      expect((await scan(address)).body).toContain(`href="${url}"`);
      expect((await scan(`/warning/${code}/${encodeURIComponent(url)}`)).location).toMatch(`/${code}`);
    });
  },
  { environment: { DESTINATION_FEEDS: feed } },
);
