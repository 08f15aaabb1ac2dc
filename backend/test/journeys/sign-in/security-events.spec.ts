import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

onEveryComposition('what concerns the security of accounts', (given) => {
  /** Returns the count of an event, over all processes. */
  const countOf = async (event: string) => {
    const pages = given.product.urls.map(async (url) => (await fetch(`${url}/metrics`)).text());
    const lines = (await Promise.all(pages)).flatMap((page) => page.split('\n'));
    const counts = lines.filter((line) => line.startsWith(`qlaim_security_events_total{event="${event}"}`));
    return counts.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  };
  const grows = async (event: string, act: () => Promise<unknown>) => {
    const before = await countOf(event);
    await act();
    await expect.poll(() => countOf(event), SOON).toBeGreaterThan(before);
  };

  it('is counted in the metrics', async () => {
    const { browser, user, password } = await given.signUp();
    const { email, firstName, lastName } = user;
    const login = (tried: string) => browser.call(ROUTES.login, { body: { email, password: tried } });
    const update = (body: object) =>
      browser.call(ROUTES.updateUser, {
        params: { id: user._id },
        body: { email, firstName, lastName, ...body },
      });

    await grows('signed_in', () => login(password));
    await grows('sign_in_failed', () => refusalOf(login('a-wrong-password')));
    await grows('old_password_failed', () =>
      refusalOf(update({ password: 'a-wrong-password', newPassword: 'a-new-password' })),
    );
    await grows('password_changed', () => update({ password, newPassword: 'a-new-password' }));
    await grows('forbidden', () => refusalOf(browser.call(ROUTES.listCodes, {})));
    await grows('foreign_origin', () =>
      browser.fetch('/user/login', { method: 'POST', headers: { origin: 'https://evil.example' } }),
    );
    await grows('reset_requested', () => browser.call(ROUTES.requestPasswordReset, { body: { email } }));
    await grows('reset_failed', () =>
      refusalOf(browser.call(ROUTES.resetPassword, { body: { token: 'made-up', password: 'a-password' } })),
    );
    await grows('signed_out', () => browser.call(ROUTES.logout, {}));
  });
});
