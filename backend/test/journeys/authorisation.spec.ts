import { expect, it } from 'vitest';
import type { Access, Route } from '../../src/contract/route.ts';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { Browser } from './harness/browser.ts';
import { onEveryComposition } from './harness/journey.ts';
import { signInAdmin } from './harness/people.ts';

type Visitor = 'signed out' | 'unverified' | 'user' | 'admin';

/** What each visitor is told by a route of each access; `undefined` where the route is theirs to use. */
const REFUSALS: Readonly<Record<Access, Readonly<Record<Visitor, number | undefined>>>> = {
  anyone: { 'signed out': undefined, unverified: undefined, user: undefined, admin: undefined },
  session: { 'signed out': 401, unverified: undefined, user: undefined, admin: undefined },
  verified: { 'signed out': 401, unverified: 403, user: undefined, admin: undefined },
  admin: { 'signed out': 401, unverified: 403, user: 403, admin: undefined },
};
const CODES: Readonly<Record<Visitor, string>> = {
  'signed out': 'signed_out',
  unverified: 'email_unverified',
  user: 'forbidden',
  admin: '',
};
const VISITORS = ['signed out', 'unverified', 'user', 'admin'] as const;

/** Signing out comes last: it takes the session away that the others are tried with. */
const endsSession = (route: Route) => (route.changesState && !route.params ? 1 : 0);
const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);
const inOrder = routes.toSorted(([, a], [, b]) => endsSession(a) - endsSession(b));

/**
 * Calls a route with parameters that no schema takes and without a body, so that whoever is let in is stopped right
 * behind the door and nothing happens.
 */
const knock = (browser: Browser, { method, path }: Route) =>
  browser.fetch(path.replace(/:\w+/g, 'nothing'), { method });

onEveryComposition('who may call what', (given) => {
  const visitors = new Map<Visitor, Browser>();
  const browserOf = async (visitor: Visitor): Promise<Browser> => {
    const known = visitors.get(visitor);
    if (known) return known;
    const fresh = {
      'signed out': async () => given.browser(),
      unverified: async () => (await given.unverified()).browser,
      user: async () => (await given.signUp()).browser,
      admin: async () => (await given.admin()).browser,
    };
    const browser = await fresh[visitor]();
    visitors.set(visitor, browser);
    return browser;
  };

  it.each(inOrder)('%s', async (_name, route) => {
    for (const visitor of VISITORS) {
      const browser = await browserOf(visitor);
      const events = await given.product.eventCount();

      const answer = await knock(browser, route);

      const refusal = REFUSALS[route.access][visitor];
      if (refusal === undefined) expect([401, 403], visitor).not.toContain(answer.status);
      else {
        expect(answer.status, visitor).toBe(refusal);
        expect(await answer.json()).toMatchObject({ code: CODES[visitor] });
      }
      expect(answer.status).toBeLessThan(500);
      expect(await given.product.eventCount()).toBe(events);
    }
  });

  it('an admin is not let into what is only for oneself', async () => {
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
