import { expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { onEveryComposition } from './harness/journey.ts';
import { SOON } from './harness/soon.ts';

const LINK = 'https://example.com/survives';
/** Six processes start. Kafka waits until the sessions of the killed ones time out. */
const PATIENCE = { timeout: 60_000 };

onEveryComposition('a product that was killed', (given) => {
  it('has every acknowledged change after a restart', PATIENCE, async () => {
    const owner = await given.signUp();
    const code = await given.linkedCodeOf(owner, LINK);
    const scans = Array.from({ length: 5 }, () => given.browser().open(`/${code}`));
    for (const { status } of await Promise.all(scans)) expect(status).toBe(302);

    await given.product.kill();
    await given.product.restart();

    expect((await owner.browser.call(ROUTES.me, {})).user).toEqual(owner.user);
    await expect.poll(async () => (await given.codeNow(code)).scanCount, SOON).toBe(5);
    expect((await given.codeNow(code)).user?.email).toBe(owner.email);
    const scan = await given.browser().open(`/${code}`);
    expect(scan.headers.get('location')).toBe(LINK);
    await expect.poll(async () => (await given.codeNow(code)).scanCount, SOON).toBe(6);
  });

  it('sends no mail twice after a restart', PATIENCE, async () => {
    await given.signUp();
    const mails = await given.product.mails();

    await given.product.restart();
    await given.signUp();

    expect(await given.product.mails()).toHaveLength(mails.length + 1);
  });

  it('refuses sessions that were signed out before', PATIENCE, async () => {
    const { browser } = await given.signUp();
    const { cookies } = browser;
    await browser.call(ROUTES.logout, {});

    await given.product.kill();
    await given.product.restart();

    const replayed = await given.browser().fetch('/user/me', { headers: { cookie: cookies } });
    expect(replayed.status).toBe(401);
  });
});
