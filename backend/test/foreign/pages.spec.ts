import { expect, it } from 'vitest';
import { PRODUCT_LOOK } from '../../src/contract/domains/site-look.ts';
import { LANGUAGE_COOKIE, LANGUAGES } from '../../src/contract/language.ts';
import { unavailablePage } from '../../src/http/edge/answers/unavailable-page.ts';
import { tooManyPage } from '../../src/http/pages/small/too-many.ts';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { shownPages } from './every-page.ts';
import { useFolder } from './folder.ts';
import { faultsOfPages } from './html-faults.ts';
import { describeTools } from './tools.ts';

describeTools(['java', 'vnu'], 'the Nu HTML checker', () => {
  const inFolder = useFolder();
  onEveryComposition('reads each kind of page, in each language', (given) => {
    it('and finds no fault', { timeout: 180_000 }, async () => {
      const addresses = await shownPages(given);
      const pages: Record<string, string> = {};
      for (const language of LANGUAGES) {
        pages[`an outage (${language})`] = unavailablePage(language).body;
        pages[`too many tries (${language})`] = tooManyPage(language, PRODUCT_LOOK).body;
        for (const { name, path, browser } of addresses) {
          const cookie = `${browser.cookies}; ${LANGUAGE_COOKIE}=${language}`;
          const page = await (await browser.open(path, { cookie })).text();
          expect(page, name).toMatch(/^<!doctype html>/i);
          pages[`${name} (${language})`] = page;
        }
      }
      expect(await faultsOfPages(inFolder('pages'), pages)).toEqual([]);
    });
  });
});
