// @built-apps web-public

import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Fixture } from '../harness/fixture.ts';
import { onEveryComposition } from '../harness/journey.ts';

const LINK = 'https://example.com/a/long/path?with=query';

async function look(given: Fixture, code: string) {
  const response = await given.browser().open(`/${code}+`);
  return { status: response.status, html: await response.text() };
}

const titleOf = (html: string) => /<h1[^>]*>(.*?)</.exec(html)?.[1];

onEveryComposition('where a code leads', (given) => {
  it('is shown in full, with its times, without its owner and without a scan', async () => {
    const owner = await given.signUp();
    const code = await given.linkedCodeOf(owner, LINK);
    const { status, html } = await look(given, code);
    expect([status, titleOf(html)]).toEqual([200, 'Where this code leads']);
    expect(html).toContain('example.com/a/long/path?with=query');
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const year = today.format(new Date()).slice(-4);
    expect(html).toMatch(new RegExp(`Since \\d+ \\w+ ${year}.*Claimed on \\d+ \\w+ ${year}`));
    expect(html).not.toContain(owner.email);
    expect((await look(given, code.toLowerCase())).status).toBe(200);
    await given.browser().open(`/${code}`);
    await expect.poll(async () => (await given.codeNow(code)).scanCount).toBe(1);
  });

  it('says that a free code can be claimed, and claims nothing', async () => {
    const code = await given.approvedCode();
    const { browser } = await given.signUp();
    const response = await browser.open(`/${code}+`);
    expect(await response.text()).toContain('It is waiting for its owner');
    expect((await given.codeNow(code)).claimed).toBe(false);
  });

  it('says why a code leads nowhere, and nothing of what it led to', async () => {
    const code = await given.linkedCodeOf(await given.signUp(), LINK);
    const { browser } = await given.admin();
    await browser.call(ROUTES.disableCode, { params: { id: code } });
    const { status, html } = await look(given, code);
    expect([status, titleOf(html)]).toEqual([200, 'This code is switched off']);
    expect(html).not.toContain('example.com/a');
    expect((await look(given, '0000000000')).status).toBe(404);
  });

  it('leaves a path that is no code to the storefront', async () => {
    const response = await given.browser().open('/no%20thing+');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/welcome?why=unknown'),
    ]);
  });
});
