import { expect, it } from 'vitest';
import { isPermission, rolesWith } from '../../../src/contract/access/permissions.ts';
import { OWN_CALL } from '../../../src/contract/own-call.ts';
import type { Route } from '../../../src/contract/route.ts';
import { ROUTES, type RouteName } from '../../../src/contract/routes/index.ts';
import { Role } from '../../../src/contract/schemas/user.ts';
import { codeOf } from '../harness/api-keys.ts';
import type { Browser } from '../harness/browser.ts';
import type { Fixture } from '../harness/fixture.ts';
import { onEmbedded } from '../harness/journey.ts';
import { signInAdmin } from '../harness/people.ts';
import { type Callers, WHO_MAY_CALL } from '../harness/who-may-call.ts';

const AS = ['user', 'admin', 'manager', 'support', 'printer', 'auditor'] as const satisfies readonly Role[];
const VISITORS = ['signed out', 'unverified', ...AS, 'auditor with names'] as const;
type Visitor = (typeof VISITORS)[number];

const SIGNED_OUT = [401, 'signed_out'] as const;
const UNVERIFIED = [403, 'email_unverified'] as const;
const FORBIDDEN = [403, 'forbidden'] as const;

/** Returns status and code of the refusal of a visitor; `open` where the call is granted. */
function outcomeFor(callers: Callers, visitor: Visitor): readonly [number, string] | 'open' {
  if (callers === 'anyone') return 'open';
  if (visitor === 'signed out') return SIGNED_OUT;
  if (callers === 'awaiting-second-step' || callers === 'session') return 'open';
  if (visitor === 'unverified') return UNVERIFIED;
  const role = visitor === 'auditor with names' ? 'auditor' : visitor;
  return callers === 'verified' || callers.includes(role) ? 'open' : FORBIDDEN;
}

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
  const open = ({ access }: Route): Callers => (isPermission(access) ? rolesWith(access) : access);
  expect(Object.fromEntries(routes.map(([name, route]) => [name, open(route)]))).toEqual(WHO_MAY_CALL);
});

it('asks each role', () => {
  expect(AS.toSorted()).toEqual(Role.options.toSorted());
});

async function browserAs(given: Fixture, visitor: Visitor): Promise<Browser> {
  if (visitor === 'signed out') return given.browser();
  if (visitor === 'unverified') return (await given.unverified()).browser;
  if (visitor === 'admin') return (await given.admin()).browser;
  if (visitor === 'user') return (await given.signUp()).browser;
  if (visitor === 'auditor with names') return (await given.auditor(true)).browser;
  return (await given.as(visitor)).browser;
}

onEmbedded('authorisation', (given) => {
  const visitors = new Map<Visitor, Browser>();
  const browserOf = async (visitor: Visitor): Promise<Browser> => {
    const known = visitors.get(visitor);
    if (known) return known;
    const browser = await browserAs(given, visitor);
    visitors.set(visitor, browser);
    return browser;
  };

  it.each(inOrder)('opens %s to exactly the visitors that its line names', async (name, route) => {
    for (const visitor of VISITORS) {
      const browser = await browserOf(visitor);
      const events = await given.product.eventCount();

      const answer = await callWithoutInput(browser, route);

      const refused = [401, 403].includes(answer.status);
      const outcome = refused ? [answer.status, await codeOf(answer)] : 'open';
      expect(outcome, visitor).toEqual(outcomeFor(WHO_MAY_CALL[name], visitor));
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
