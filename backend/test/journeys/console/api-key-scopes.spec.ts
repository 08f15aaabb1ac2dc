import { expect, it } from 'vitest';
import { SCOPES, type Scope } from '../../../src/contract/access/scopes.ts';
import type { Route } from '../../../src/contract/route.ts';
import { scopeOf } from '../../../src/contract/route-scopes.ts';
import { ROUTES, type RouteName } from '../../../src/contract/routes/index.ts';
import { callWith, codeOf, makeKey } from '../harness/api-keys.ts';
import { onEmbedded } from '../harness/journey.ts';
import { WHAT_KEYS_MAY_CALL } from '../harness/what-keys-may-call.ts';

const isRoute = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);
const routes: readonly (readonly [RouteName, Route])[] = Object.keys(ROUTES)
  .filter(isRoute)
  .map((name) => [name, ROUTES[name]]);

it('has a line for each route, which says which scope opens it to keys', () => {
  const scopes = routes.map(([name, route]) => [name, scopeOf(route) ?? null]);
  expect(scopes.toSorted()).toEqual(Object.entries(WHAT_KEYS_MAY_CALL).toSorted());
});

it('opens no route of accounts, sessions, people, roles, erasure or keys', () => {
  const closed = /^\/(user|auth|admin-api\/(users|erasures|api-keys))\b/;
  expect(routes.filter(([, route]) => scopeOf(route) && closed.test(route.path))).toEqual([]);
  const open = routes.filter(([, { access }]) => access === 'session' || access === 'awaiting-second-step');
  expect(open.filter(([, route]) => scopeOf(route))).toEqual([]);
});

onEmbedded('a key with one scope', (given) => {
  const keys = new Map<Scope, string>();
  const keyWith = async (scope: Scope): Promise<string> => {
    const key = keys.get(scope) ?? (await makeKey(await given.admin(), [scope])).key;
    keys.set(scope, key);
    return key;
  };

  // Parameters that are invalid, and no body: an admitted call fails at validation and changes nothing.
  it.each(SCOPES)('%s opens its routes, and no other', async (scope) => {
    const key = await keyWith(scope);
    const admin = await given.admin();
    const keysBefore = await admin.browser.call(ROUTES.apiKeys, {});
    const answerOf = ({ method, path }: (typeof routes)[number][1]) =>
      callWith(given.product, key, path.replace(/:\w+/g, 'nothing'), { method });
    const [opened, closed] = [true, false].map((opens) =>
      routes.filter(([name]) => (WHAT_KEYS_MAY_CALL[name] === scope) === opens),
    );
    expect(opened).not.toEqual([]);
    for (const [name, route] of opened ?? [])
      expect([401, 403, 500], name).not.toContain((await answerOf(route)).status);
    expect(closed).not.toEqual([]);
    for (const [name, route] of closed ?? []) {
      const answer = await answerOf(route);
      const code = WHAT_KEYS_MAY_CALL[name] === null ? 'api_key_refused' : 'api_key_scope';
      expect([answer.status, await codeOf(answer)], name).toEqual([403, code]);
    }
    expect(await admin.browser.call(ROUTES.apiKeys, {})).toHaveLength(keysBefore.length);
  });
});
