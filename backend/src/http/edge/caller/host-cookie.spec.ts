import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { someSettings } from '../../../testing/settings.ts';
import { beginAttempt, endAttempt } from '../../api/sign-in/google/attempt.ts';
import { hasPass, writePass } from '../../pages/scan-pages/page-pass.ts';
import { hostCookie } from './host-cookie.ts';
import { findBrowser, rememberBrowser } from './known-browsers.ts';

const CODE = '7K3M9QWX2P';
const EMAIL = 'ada@example.com';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

describe.each([
  [
    'https://codes.shop.example',
    /^__Host-qlaim_\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  ],
  ['http://localhost:3000', /^qlaim_\w+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/],
])('a sealed cookie at %s', (publicUrl, form) => {
  const context = () => ({ ...fixture, settings: someSettings({ publicUrl, securityContact: EMAIL }) });
  const pairOf = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';
  /** What another host of the domain could set: the value under the name without the prefix, or the other way around. */
  const renamed = (pair: string) =>
    pair.startsWith('__Host-') ? pair.slice('__Host-'.length) : `__Host-${pair}`;

  it('keeps the pass of a page, under its own name alone', async () => {
    const set = await writePass(context(), CODE, 'secure-code');
    expect(set).toMatch(form);
    expect(await hasPass(context(), pairOf(set), CODE, 'secure-code')).toBe(true);
    expect(await hasPass(context(), renamed(pairOf(set)), CODE, 'secure-code')).toBe(false);
  });

  it('makes a browser known, under its own name alone', async () => {
    const set = (await rememberBrowser(context(), undefined, EMAIL, 'sign-in')) ?? '';
    expect(set).toMatch(form);
    expect(await findBrowser(context(), pairOf(set), EMAIL)).toMatchObject({ by: 'sign-in' });
    expect(await findBrowser(context(), renamed(pairOf(set)), EMAIL)).toBeUndefined();
  });

  it('keeps a try at Google, under its own name alone', async () => {
    const { attempt, cookie } = await beginAttempt(context(), { from: '/' });
    expect(cookie).toMatch(form);
    expect(await endAttempt(context(), renamed(pairOf(cookie)), attempt.state)).toBeUndefined();
    expect(await endAttempt(context(), pairOf(cookie), attempt.state)).toMatchObject({ from: '/' });
  });
});

it('a cookie is removed under the name that it was set with', () => {
  const removed = hostCookie({ publicUrl: 'https://codes.shop.example' }, 'qlaim_google', '', 0);
  expect(removed).toMatch(/^__Host-qlaim_google=; Max-Age=0; Path=\//);
});
