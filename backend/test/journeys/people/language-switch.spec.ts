// @built-apps web-public

import { beforeAll, expect, it } from 'vitest';
import { onEveryComposition } from '../harness/journey.ts';
import { savePage } from '../harness/pages.ts';

onEveryComposition('the language switch', (given) => {
  let free: string;
  let shown: string;
  beforeAll(async () => {
    const owner = await given.signUp();
    [free, shown] = [await given.approvedCode(), await given.codeOf(owner)];
    await savePage(owner, shown, { title: 'Rosa' });
  });

  it.each([
    ['/welcome?why=empty&language=fr', '/welcome?why=empty'],
    ['/login?language=fr&code=7K3M9QWX2P', '/login?code=7K3M9QWX2P'],
    ['/register?language=fr', '/register'],
    ['/reset?token=x&language=fr', '/reset?token=x'],
    ['/?language=fr', '/'],
    ['//evil.example/?language=fr', '/evil.example/'],
  ])('remembers the choice in %s, and leads to %s', async (path, address) => {
    const answer = await given.browser().open(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, address]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [cookie, ...others] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^qlaim_language=fr; Max-Age=31536000; Path=\/; .*SameSite=Lax/);
    expect(others).toEqual([]);
  });

  it('works on the pages of codes', async () => {
    for (const path of [`/claim/${free}`, `/info/${shown}`, `/image-videos/${shown}`]) {
      const answer = await given.browser().open(`${path}?language=de`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    }
  });

  it('holds for the next pages, before what the browser prefers', async () => {
    const browser = given.browser();
    const german = { 'accept-language': 'de-CH' };
    expect(await (await browser.open('/welcome', german)).text()).toContain('<html lang="de" dir="ltr">');
    await browser.open('/welcome?language=ar', german);
    for (const path of ['/welcome', `/claim/${free}`])
      expect(await (await browser.open(path, german)).text()).toContain('<html lang="ar" dir="rtl">');
  });

  it('leaves alone a language that we do not have, and calls of the API', async () => {
    const unknown = await given.browser().open('/welcome?language=xx');
    expect([unknown.status, unknown.headers.getSetCookie()]).toEqual([200, []]);
    const call = await given.browser().fetch('/auth/login/status?language=de');
    expect([call.status, call.headers.getSetCookie()]).toEqual([200, []]);
  });
});
