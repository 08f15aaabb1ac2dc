import { expect, it } from 'vitest';
import { OWN_CALL } from '../../src/contract/own-call.ts';
import { type Access, changesSomething, type Route } from '../../src/contract/route.ts';
import { ROUTES, type RouteName } from '../../src/contract/routes/index.ts';
import type { Browser } from './harness/browser.ts';
import { onEveryComposition } from './harness/journey.ts';
import { signInAdmin } from './harness/people.ts';
import { WHO_MAY_CALL } from './harness/who-may-call.ts';

type Visitor = 'signed out' | 'unverified' | 'user' | 'auditor' | 'admin';

/**
 * The status of a refusal by access of the route and kind of visitor. It is `undefined` where access is granted. An auditor
 * calls what reads; what changes the own account has the access `session`.
 */
const OPEN = {
  'signed out': undefined,
  unverified: undefined,
  user: undefined,
  auditor: undefined,
  admin: undefined,
};
const REFUSALS: Readonly<Record<Access, Readonly<Record<Visitor, number | undefined>>>> = {
  anyone: OPEN,
  half: { ...OPEN, 'signed out': 401 },
  session: { ...OPEN, 'signed out': 401 },
  verified: { ...OPEN, 'signed out': 401, unverified: 403 },
  staff: { ...OPEN, 'signed out': 401, unverified: 403, user: 403 },
  admin: { ...OPEN, 'signed out': 401, unverified: 403, user: 403, auditor: 403 },
};
const refusalOf = (route: Route, access: Access, visitor: Visitor): number | undefined =>
  visitor === 'auditor' && access === 'verified' && changesSomething(route) ? 403 : REFUSALS[access][visitor];
const ERROR_CODES: Readonly<Record<Visitor, string>> = {
  'signed out': 'signed_out',
  unverified: 'email_unverified',
  user: 'forbidden',
  auditor: 'forbidden',
  admin: '',
};
const VISITORS = ['signed out', 'unverified', 'user', 'auditor', 'admin'] as const;

/** Signing out comes last, because the other calls need the session. */
const endsSession = (route: Route) => (route.changesState && !route.params ? 1 : 0);
const isRoute = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);
const routes: readonly (readonly [RouteName, Route])[] = Object.keys(ROUTES)
  .filter(isRoute)
  .map((name) => [name, ROUTES[name]]);
const inOrder = routes.toSorted(([, a], [, b]) => endsSession(a) - endsSession(b));

/**
 * Calls a route with invalid parameters and without a body. A call that is authorised then fails at validation and
 * changes nothing.
 */
const callWithoutInput = (browser: Browser, { method, path }: Route) =>
  browser.fetch(path.replace(/:\w+/g, 'nothing'), { method, headers: { [OWN_CALL.name]: OWN_CALL.value } });

it('has a line for each route, which says who may call it', () => {
  const lines = Object.entries(WHO_MAY_CALL).toSorted();
  expect(routes.map(([name, { access }]) => [name, access]).toSorted()).toEqual(lines);
});

it('opens every reading route of admins to auditors, and no changing one', () => {
  const wrong = routes.filter(
    ([, route]) =>
      (route.access === 'admin' && !changesSomething(route)) ||
      (route.access === 'staff' && changesSomething(route)),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

onEveryComposition('authorisation', (given) => {
  const visitors = new Map<Visitor, Browser>();
  const browserOf = async (visitor: Visitor): Promise<Browser> => {
    const known = visitors.get(visitor);
    if (known) return known;
    const create = {
      'signed out': async () => given.browser(),
      unverified: async () => (await given.unverified()).browser,
      user: async () => (await given.signUp()).browser,
      auditor: async () => (await given.auditor()).browser,
      admin: async () => (await given.admin()).browser,
    };
    const browser = await create[visitor]();
    visitors.set(visitor, browser);
    return browser;
  };

  it.each(inOrder)('opens %s to exactly the visitors that its access allows', async (name, route) => {
    for (const visitor of VISITORS) {
      const browser = await browserOf(visitor);
      const events = await given.product.eventCount();

      const answer = await callWithoutInput(browser, route);

      const refusal = refusalOf(route, WHO_MAY_CALL[name], visitor);
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
