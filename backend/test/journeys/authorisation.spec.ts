import { expect, it } from 'vitest';
import { OWN_CALL } from '../../src/contract/own-call.ts';
import type { Access, Route } from '../../src/contract/route.ts';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { Browser } from './harness/browser.ts';
import { onEveryComposition } from './harness/journey.ts';
import { signInAdmin } from './harness/people.ts';

type Visitor = 'signed out' | 'unverified' | 'user' | 'admin';

/** The status of a refusal by access of the route and kind of visitor. It is `undefined` where access is granted. */
const REFUSALS: Readonly<Record<Access, Readonly<Record<Visitor, number | undefined>>>> = {
  anyone: { 'signed out': undefined, unverified: undefined, user: undefined, admin: undefined },
  half: { 'signed out': 401, unverified: undefined, user: undefined, admin: undefined },
  session: { 'signed out': 401, unverified: undefined, user: undefined, admin: undefined },
  verified: { 'signed out': 401, unverified: 403, user: undefined, admin: undefined },
  admin: { 'signed out': 401, unverified: 403, user: 403, admin: undefined },
};
const ERROR_CODES: Readonly<Record<Visitor, string>> = {
  'signed out': 'signed_out',
  unverified: 'email_unverified',
  user: 'forbidden',
  admin: '',
};
const VISITORS = ['signed out', 'unverified', 'user', 'admin'] as const;

/** Signing out comes last, because the other calls need the session. */
const endsSession = (route: Route) => (route.changesState && !route.params ? 1 : 0);
const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);
const inOrder = routes.toSorted(([, a], [, b]) => endsSession(a) - endsSession(b));

/**
 * Calls a route with invalid parameters and without a body. A call that is authorised then fails at validation and
 * changes nothing.
 */
const callWithoutInput = (browser: Browser, { method, path }: Route) =>
  browser.fetch(path.replace(/:\w+/g, 'nothing'), { method, headers: { [OWN_CALL.name]: OWN_CALL.value } });

onEveryComposition('authorisation', (given) => {
  const visitors = new Map<Visitor, Browser>();
  const browserOf = async (visitor: Visitor): Promise<Browser> => {
    const known = visitors.get(visitor);
    if (known) return known;
    const create = {
      'signed out': async () => given.browser(),
      unverified: async () => (await given.unverified()).browser,
      user: async () => (await given.signUp()).browser,
      admin: async () => (await given.admin()).browser,
    };
    const browser = await create[visitor]();
    visitors.set(visitor, browser);
    return browser;
  };

  it.each(inOrder)('opens %s to exactly the visitors that its access allows', async (_name, route) => {
    for (const visitor of VISITORS) {
      const browser = await browserOf(visitor);
      const events = await given.product.eventCount();

      const answer = await callWithoutInput(browser, route);

      const refusal = REFUSALS[route.access][visitor];
      if (refusal === undefined) expect([401, 403], visitor).not.toContain(answer.status);
      else {
        expect(answer.status, visitor).toBe(refusal);
        expect(await answer.json()).toMatchObject({ code: ERROR_CODES[visitor] });
      }
      expect(answer.status).toBeLessThan(500);
      expect(await given.product.eventCount()).toBe(events);
    }
  });

  it('refuses an admin on the profile of another user', async () => {
    const { browser } = await signInAdmin(given.product);
    const { user, email } = await given.signUp();
    const answer = await browser.fetch(`/user/update/${user._id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, firstName: 'Not', lastName: 'Ada' }),
    });
    expect(answer.status).toBe(403);
  });
});
