// @built-apps web-public

import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from '../harness/browser.ts';
import { submitForm } from '../harness/forms.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';

const WAITING = '<h1 class="qk-page-title">This code is waiting for its owner</h1>';
const TAKEN = 'This QR code has already been claimed</h1>';
const PRESSED = { pressed: '1' };

/** What a redirect leads to. */
const where = ({ status, headers }: Response) => [status, headers.get('location')];

onEveryComposition('the page of a claimable code', (given) => {
  let code: string;
  let buyer: Person;
  beforeAll(async () => {
    code = await given.approvedCode();
    buyer = await given.signUp();
  });

  const open = (browser: Browser, of = code) => browser.open(`/claim/${of}`);
  const submit = (browser: Browser, fields = {}, headers = {}) =>
    submitForm(browser, `/claim/${code}`, fields, headers);
  const ownerOf = async (of = code) => (await given.codeNow(of)).user;

  it('shows a stranger one button, which leads to the sign-up with the code', async () => {
    const browser = given.browser();
    const html = await (await open(browser, code.toLowerCase())).text();
    expect(html).toContain(WAITING);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toContain(`<a href="/login?code=${code}">Sign in here</a>`);
    expect(html).not.toContain('<script');
    expect(where(await submit(browser, PRESSED))).toEqual([303, `/register?code=${code}&by=email`]);
  });

  it('says which account will claim, and claims at once only where script runs', async () => {
    const html = await (await open(buyer.browser)).text();
    const { firstName, lastName, email } = buyer.user;
    expect(html).toContain(`Signed in as ${firstName} ${lastName} (${email})`);
    expect(html.match(/<script>[^<]+<\/script>/g)).toEqual([expect.stringContaining('.submit()')]);
  });

  it.each([
    ['opens it', {}],
    ['fetches it ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('claims nothing for a user who %s', async (_what, headers) => {
    expect((await buyer.browser.open(`/claim/${code}`, headers)).status).toBe(200);
    expect(await ownerOf()).toBeNull();
  });

  it('claims nothing for a form of another site', async () => {
    const answer = await submit(buyer.browser, PRESSED, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(await ownerOf()).toBeNull();
  });

  it('does nothing for an admin, and shows no steps', async () => {
    const { browser } = await given.admin();
    const html = await (await open(browser)).text();
    expect(html).toContain('You are signed in as an admin');
    expect(html).not.toContain('<form');
    expect(html).not.toContain('<ol');
    const answer = await submit(browser, PRESSED);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('You are signed in as an admin'),
    ]);
    expect(await ownerOf()).toBeNull();
  });

  it('leads a user without a verified email to the storefront page, which keeps the code', async () => {
    const { browser } = await given.unverified();
    const verify = `/welcome?code=${code}&why=verify`;
    expect(where(await open(browser))).toEqual([303, verify]);
    expect(where(await submit(browser))).toEqual([303, verify]);
    const html = await (await browser.open(verify)).text();
    expect(html).toContain('Verify your email first</h1>');
    expect(html).toContain(`href="/login?code=${code}"`);
    expect(await ownerOf()).toBeNull();
  });

  it('leads to the list of codes after it claimed by itself, and shows the code there', async () => {
    expect(where(await submit(buyer.browser))).toEqual([303, `/?claimed=${code}`]);
    const params = { userId: buyer.user._id };
    const { barcodes } = await buyer.browser.call(ROUTES.codesOfUser, { params });
    expect(barcodes.map(({ shortCode }) => shortCode)).toEqual([code]);
  });

  it('leads its owner to the editor from then on, from the page, the form and a scan', async () => {
    expect(where(await open(buyer.browser))).toEqual([303, `/edit/${code}`]);
    expect(where(await submit(buyer.browser, PRESSED))).toEqual([303, `/edit/${code}?claimed=${code}`]);
    const { publicUrl } = given.product;
    expect(where(await buyer.browser.open(`/${code}`))).toEqual([302, `${publicUrl}/edit/${code}`]);
    const count = async () => (await given.codeNow(code)).scanCount;
    expect(await count()).toBe(0);
  });

  it('tells everyone else that it is taken', async () => {
    const other = await given.signUp();
    for (const browser of [given.browser(), other.browser]) {
      const shown = await open(browser);
      expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(TAKEN)]);
    }
    const late = await submit(other.browser, PRESSED);
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining(TAKEN)]);
  });

  it('asks no stranger to sign up for it', async () => {
    const late = await submit(given.browser(), PRESSED);
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining(TAKEN)]);
  });

  it('leads to the editor after a press on the button, for one of several people', async () => {
    const free = await given.approvedCode();
    const people = await Promise.all([given.signUp(), given.signUp(), given.signUp()]);
    const answers = await Promise.all(
      people.map(({ browser }) => submitForm(browser, `/claim/${free}`, PRESSED)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(await answer.text()).toContain(TAKEN);
    const winner = answers.findIndex(({ status }) => status === 303);
    expect(answers[winner]?.headers.get('location')).toBe(`/edit/${free}?claimed=${free}`);
    expect((await ownerOf(free))?._id).toBe(people[winner]?.user._id);
  });
});

onEveryComposition('the page of a code that cannot be claimed', (given) => {
  const titleOf = async (path: string, browser = given.browser()) => {
    const answer = await browser.open(path);
    return [answer.status, /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]];
  };

  it.each(['0000000000', 'hello'])('says that %s is not known', async (code) => {
    expect(await titleOf(`/claim/${code}`)).toEqual([404, 'This code is not known']);
  });

  it('says why', async () => {
    const { browser } = await given.admin();
    const [deleted, disabled, nonpaying, early] = [
      await given.approvedCode(),
      await given.approvedCode(),
      await given.approvedCode(),
      await given.newCode(),
    ];
    await browser.call(ROUTES.deleteCode, { params: { id: deleted } });
    await browser.call(ROUTES.disableCode, { params: { id: disabled } });
    await browser.call(ROUTES.restrictToggle, { params: { id: nonpaying } });
    expect(await titleOf(`/claim/${deleted}`)).toEqual([410, 'This code is no longer in use']);
    expect(await titleOf(`/claim/${disabled}`)).toEqual([200, 'This code is switched off']);
    expect(await titleOf(`/claim/${nonpaying}`)).toEqual([200, 'This item has not been paid for yet']);
    expect(await titleOf(`/claim/${early}`)).toEqual([200, 'This code is not ready yet']);
  });

  it('says that a deleted code is no longer in use, also to who owned it', async () => {
    const owner = await given.signUp();
    const code = await given.codeOf(owner);
    const { browser } = await given.admin();
    await browser.call(ROUTES.deleteCode, { params: { id: code } });
    expect(await titleOf(`/claim/${code}`, owner.browser)).toEqual([410, 'This code is no longer in use']);
    const answer = await submitForm(owner.browser, `/claim/${code}`, PRESSED);
    expect(answer.status).toBe(410);
  });
});

onEveryComposition('the welcome page', (given) => {
  const linksOf = async (browser: Browser, path = '/welcome') => {
    const html = await (await browser.open(path)).text();
    return [...html.matchAll(/<a [^>]*class="qk-button[^>]*>/g)].map(
      ([link]) => /href="([^"]*)"/.exec(link)?.[1],
    );
  };

  it('knows who opens it', async () => {
    const user = await given.signUp();
    const admin = await given.admin();
    expect(await linksOf(given.browser())).toEqual(['/login', '/register']);
    expect(await linksOf(user.browser)).toEqual(['/']);
    expect(await linksOf(admin.browser)).toEqual(['/admin']);
  });

  it.each([
    ['empty', 'This code leads nowhere yet'],
    ['deleted', 'This code is no longer in use'],
  ])('says why a scan led there: %s', async (why, title) => {
    const html = await (await given.browser().open(`/welcome?code=7K3M9QWX2P&why=${why}`)).text();
    expect(html).toContain(`<h1 class="qk-page-title">${title}</h1>`);
    expect(html).toContain('7K3M 9QWX 2P');
  });

  it.each(['/welcome', '/claim/0000000000'])('and %s keep out what is not theirs', async (path) => {
    const { headers } = await given.browser().open(path);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+; script-src 'none'; .*frame-ancestors 'none'/,
    );
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([]);
  });
});
