import { expect, it } from 'vitest';
import { isPermission } from '../../../src/contract/access/permissions.ts';
import { OWN_CALL } from '../../../src/contract/own-call.ts';
import type { Route } from '../../../src/contract/route.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { Authenticator } from '../../../src/testing/authenticator.ts';
import type { Browser } from '../harness/browser.ts';
import type { Fixture } from '../harness/fixture.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { type Person, signIn } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

/** What our own code sends with each call. */
const OWN = { [OWN_CALL.name]: OWN_CALL.value };

const NEEDED = { status: 401, code: 'second_step_needed' };
const WRONG = { status: 400, code: 'second_step_wrong' };
const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

interface TwoStepPerson extends Person {
  readonly app: Authenticator;
  readonly codes: readonly string[];
}

/** Turns two-step sign-in on. */
async function turnOn(person: Person): Promise<TwoStepPerson> {
  const { browser, password } = person;
  const { secret } = await browser.call(ROUTES.setUpTwoStep, { body: { password } });
  const app = new Authenticator(secret);
  const body = { code: await app.code() };
  const { recoveryCodes } = await browser.call(ROUTES.confirmTwoStep, { body });
  return { ...person, app, codes: recoveryCodes };
}

/** Signs in with the password, and returns the browser that waits for the second step. */
async function half(given: Fixture, person: Person): Promise<Browser> {
  const browser = given.browser();
  expect(await refusalOf(signIn({ ...person, browser }))).toMatchObject(NEEDED);
  return browser;
}

const statusOf = (browser: Browser) => browser.call(ROUTES.loginStatus, {});

onEveryComposition('two-step sign-in', (given) => {
  const person = async () => turnOn(await given.signUp());

  it('needs a code of the app after the password', async () => {
    const ada = await person();
    const browser = await half(given, ada);
    expect(await statusOf(browser)).toMatchObject({ loggedIn: false, user: null, secondStep: true });
    const before = browser.cookies;

    const entered = await browser.call(ROUTES.secondStep, { body: { code: await ada.app.code() } });

    expect(entered).toMatchObject({ user: { _id: ada.user._id }, message: 'Login successfully' });
    expect((await statusOf(browser)).loggedIn).toBe(true);
    expect(browser.cookies).not.toBe(before);
    const replayed = await given.browser().fetch('/user/me', { headers: { cookie: before } });
    expect(replayed.status).toBe(401);
  });

  it('claims the scanned code after the second step, and not before', async () => {
    const code = await given.approvedCode();
    const ada = await person();
    const browser = given.browser();
    expect(await refusalOf(signIn({ ...ada, browser }, code))).toMatchObject(NEEDED);
    expect((await given.codeNow(code)).user).toBeNull();

    const body = { code: ada.codes[0] ?? '', link: code };
    const { claim } = await browser.call(ROUTES.secondStep, { body });

    expect(claim).toMatchObject({ code, outcome: 'claimed' });
  });

  it('takes each recovery code once, in any spelling', async () => {
    const ada = await person();
    expect(ada.codes).toHaveLength(10);
    const code = ada.codes[0] ?? '';
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    await (await half(given, ada)).call(ROUTES.secondStep, { body: { code: typed } });

    const again = (await half(given, ada)).call(ROUTES.secondStep, { body: { code } });
    expect(await refusalOf(again)).toMatchObject(WRONG);
    expect((await ada.browser.call(ROUTES.twoStep, {})).recoveryCodesLeft).toBe(9);
    await expect
      .poll(async () => (await given.product.mails()).map(({ to, subject }) => `${to} ${subject}`), SOON)
      .toContain(`${ada.email} A recovery code was used to sign in`);
  });

  it('gives the session that turns it on another cookie, and tells by mail', async () => {
    const { browser, email, password } = await given.signUp();
    const { secret } = await browser.call(ROUTES.setUpTwoStep, { body: { password } });
    const before = browser.cookies;
    const code = await new Authenticator(secret).code();
    await browser.call(ROUTES.confirmTwoStep, { body: { code } });

    expect(browser.cookies).not.toBe(before);
    expect((await given.browser().fetch('/user/me', { headers: { cookie: before } })).status).toBe(401);
    await expect
      .poll(async () => (await given.product.mails()).map(({ to, subject }) => `${to} ${subject}`), SOON)
      .toContain(`${email} Two-step sign-in was turned on`);
  });

  it('is set up, turned off and given new recovery codes with a proof alone', async () => {
    const ada = await given.signUp();
    const { browser, password } = ada;
    const refused = { status: 400, code: 'password_wrong' };
    const wrong = { body: { password: 'not-the-password' } };
    expect(await refusalOf(browser.call(ROUTES.setUpTwoStep, { body: {} }))).toMatchObject(refused);
    expect(await refusalOf(browser.call(ROUTES.setUpTwoStep, wrong))).toMatchObject(refused);
    const { codes, app } = await turnOn(ada);
    expect(await refusalOf(browser.call(ROUTES.turnOffTwoStep, wrong))).toMatchObject(refused);
    expect(await refusalOf(browser.call(ROUTES.renewRecoveryCodes, wrong))).toMatchObject(refused);
    const guess = { body: { code: app.wrong() } };
    expect(await refusalOf(browser.call(ROUTES.turnOffTwoStep, guess))).toMatchObject(WRONG);

    const renewed = await browser.call(ROUTES.renewRecoveryCodes, { body: { password } });
    expect(renewed.recoveryCodes).not.toContain(codes[0]);
    await browser.call(ROUTES.turnOffTwoStep, { body: { code: renewed.recoveryCodes[0] ?? '' } });

    expect(await browser.call(ROUTES.twoStep, {})).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    await signIn(ada);
  });

  it('says by mail what a recovery code was used for', async () => {
    const { browser, email, codes } = await person();
    const renewed = await browser.call(ROUTES.renewRecoveryCodes, { body: { code: codes[0] ?? '' } });
    const [one = '', other = ''] = renewed.recoveryCodes;
    expect(await refusalOf(browser.call(ROUTES.setUpTwoStep, { body: { code: one } }))).toMatchObject({
      code: 'edited_meanwhile',
    });
    await browser.call(ROUTES.turnOffTwoStep, { body: { code: other } });
    const uses = ['make new recovery codes', 'confirm a change in your account', 'turn off two-step sign-in'];
    const mails = async () =>
      (await given.product.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    await expect
      .poll(mails, SOON)
      .toEqual(expect.arrayContaining(uses.map((use) => `A recovery code was used to ${use}`)));
    expect(await mails()).not.toContain('A recovery code was used to sign in');
  });

  it('takes 10 wrong codes a quarter-hour in all browsers together, and then not even the right one', async () => {
    const ada = await person();
    const browsers = [await half(given, ada), await half(given, ada)];
    for (let nth = 0; nth < 10; nth += 1) {
      const guess = browsers[nth % 2]?.call(ROUTES.secondStep, { body: { code: ada.app.wrong(nth) } });
      expect(await refusalOf(guess ?? Promise.resolve())).toMatchObject(WRONG);
    }
    for (const browser of [...browsers, await half(given, ada)]) {
      const right = browser.call(ROUTES.secondStep, { body: { code: ada.codes[0] ?? '' } });
      expect(await refusalOf(right)).toMatchObject({ status: 429, code: 'too_many_requests' });
    }
  });
});

onEveryComposition('a session that waits for its second step', (given) => {
  let waiting: Browser;
  const browser = async () => {
    waiting ??= await half(given, await turnOn(await given.signUp()));
    return waiting;
  };
  const call = async ({ method, path }: Route) =>
    (await browser()).fetch(path.replace(/:\w+/g, 'nothing'), { method, headers: OWN });

  it.each(routes.filter(([, { access }]) => access !== 'anyone' && access !== 'awaiting-second-step'))(
    'is refused %s',
    async (_name, route) => {
      const answer = await call(route);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'second_step_needed' });
    },
  );

  it.each(['/', '/profile', '/admin'])('reads nothing of its person at %s', async (path) => {
    const page = await (await (await browser()).open(path)).text();
    expect(page).not.toContain('@journeys.example');
  });

  it('may not open a protected page of its owner, nor claim', async () => {
    const owner = await given.signUp();
    const code = await given.linkedCodeOf(owner, 'https://example.com/own');
    const free = await given.approvedCode();
    const ada = await turnOn(owner);
    const visitor = await half(given, ada);
    const params = { id: code };
    expect(await visitor.call(ROUTES.code, { params })).toEqual(
      await given.browser().call(ROUTES.code, { params }),
    );
    const claimed = await visitor.fetch(`/claim/${free}`, { method: 'POST' });
    expect(claimed.headers.get('location')).toContain('/register');
    expect((await given.codeNow(free)).user).toBeNull();
  });

  it('may sign out', async () => {
    const ada = await turnOn(await given.signUp());
    const visitor = await half(given, ada);
    const copy = visitor.cookies;
    await visitor.call(ROUTES.logout, {});
    const replay = await given.browser().fetch('/auth/second-step', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: copy },
      body: JSON.stringify({ code: ada.codes[0] }),
    });
    expect(replay.status).toBe(401);
    expect(await replay.json()).toMatchObject({ code: 'signed_out' });
  });
});

onEveryComposition('a call from a foreign page', (given) => {
  const NEW = /^\/(auth\/(second-step|passkey)|user\/(sessions|two-step|passkeys))/;
  const changing = routes.filter(([, { path, method }]) => NEW.test(path) && method !== 'GET');

  it('is one of the twelve that change how a person signs in', () => expect(changing).toHaveLength(12));

  it.each(changing)('%s is refused', async (_name, { method, path }) => {
    const { browser } = await given.admin();
    const answer = await browser.fetch(path.replace(/:\w+/g, 'nothing'), {
      method,
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      ...(method === 'DELETE' ? {} : { body: '{}' }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'cross_site' });
  });
});

onEveryComposition(
  'an admin where REQUIRE_ADMIN_TOTP is set',
  (given) => {
    it('may only turn two-step sign-in on, and then everything', async () => {
      const admin = await given.admin();
      const { browser } = admin;
      expect((await browser.call(ROUTES.me, {})).user.mustTurnOnTwoStep).toBe(true);
      for (const [, route] of routes.filter(
        ([, { access }]) => access === 'verified' || isPermission(access),
      )) {
        const { method, path } = route;
        const answer = await browser.fetch(path.replace(/:\w+/g, 'nothing'), { method, headers: OWN });
        expect(answer.status, route.path).toBe(403);
        expect(await answer.json()).toMatchObject({ code: 'two_step_required' });
      }

      await turnOn(admin);

      const generated = await browser.call(ROUTES.generateCodes, { body: { amount: 1 } });
      expect(generated.message).toBe('QR code generated successfully');
      const off = browser.call(ROUTES.turnOffTwoStep, { body: { password: admin.password } });
      expect(await refusalOf(off)).toMatchObject({ status: 403, code: 'two_step_required' });
    });

    it('is an auditor, too', async () => {
      // The admin of the test before has turned it on, and proves themselves by the password.
      const auditor = await given.auditor();
      expect(auditor.user.mustTurnOnTwoStep).toBe(true);
      const list = auditor.browser.call(ROUTES.listCodes, { query: {} });
      expect(await refusalOf(list)).toMatchObject({ status: 403, code: 'two_step_required' });
      expect(await auditor.browser.call(ROUTES.twoStep, {})).toMatchObject({ on: false, required: true });

      await turnOn(auditor);

      await auditor.browser.call(ROUTES.listCodes, { query: {} });
      const off = auditor.browser.call(ROUTES.turnOffTwoStep, { body: { password: auditor.password } });
      expect(await refusalOf(off)).toMatchObject({ status: 403, code: 'two_step_required' });
    });

    it('is no one else', async () => {
      const { user, browser } = await given.signUp();
      expect(user.mustTurnOnTwoStep).toBeUndefined();
      await browser.call(ROUTES.getText, {});
    });
  },
  { environment: { REQUIRE_ADMIN_TOTP: 'true' }, empty: true },
);
