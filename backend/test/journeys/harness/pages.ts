import { expect } from 'vitest';
import type { PageFieldsInput } from '../../../src/contract/content/page.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from './browser.ts';
import type { Fixture } from './fixture.ts';
import { settled } from './leads-to.ts';
import type { Person } from './people.ts';

export const savePage = ({ browser }: Person, id: string, memories: PageFieldsInput) =>
  browser.call(ROUTES.updateCode, { params: { id }, body: { type: 'memories', memories } });

/** Sends the form of the gate, as a browser without script does. */
export const submitGate = (
  browser: Browser,
  id: string,
  secureCode: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  browser.fetch(`/info/${id}`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ secureCode }).toString(),
  });

export const trySecureCode = (
  browser: Browser,
  id: string,
  secureCode: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  browser.fetch(`/barcode/${id}/verify-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ secureCode }),
  });

export const pageOf = async (browser: Browser, id: string, page = 'info'): Promise<string> =>
  (await browser.open(`/${page}/${id}`)).text();

/** Expects strangers to see a text in a page: at once with one API process, soon with several. */
export async function expectPage(given: Fixture, id: string, text: string, page = 'info'): Promise<void> {
  await settled(given, async () => expect(await pageOf(given.browser(), id, page)).toContain(text));
}
