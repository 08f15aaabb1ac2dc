import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Route } from '../../../../src/contract/route.ts';
import { ROUTES } from '../../../../src/contract/routes/index.ts';
import { onEmbedded } from '../../harness/journey.ts';
import { giveRole, type Person, signUpAdmin } from '../../harness/people.ts';
import { randomClientAddress } from '../../harness/random-client-address.ts';
import { BODY_ROUTES, VALID_CALLS } from './examples.ts';
import { A_NOTICE, fill } from './fill.ts';
import { type InvalidBody, wrongFields, wrongShapes } from './mutations.ts';
import { refused } from './refused.ts';

it('the examples have a valid body for every route that takes one', () => {
  const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);
  const taking = routes.filter(([, { body }]) => body).map(([name]) => name);
  expect([...BODY_ROUTES].toSorted()).toEqual(taking.toSorted());
});

onEmbedded('an invalid body', (given) => {
  let admin: Person;
  let code: string;
  beforeAll(async () => {
    admin = await signUpAdmin(given.product, await given.admin());
  });
  // One person may change one code a number of times.
  beforeEach(async () => {
    code = await given.newCode();
  });
  afterAll(async () => giveRole(await given.admin(), admin, 'user'));

  it.each(VALID_CALLS)('of $title is refused, one field at a time', async (call) => {
    const { name, schema, method, body: valid } = call;
    const path = fill(ROUTES[name], [code, admin.user._id, A_NOTICE]);
    const isInvalid = ({ body }: InvalidBody) => schema?.safeParse(body).success === false;
    expect(schema?.safeParse(valid).error).toBeUndefined();

    for (const { problem, body } of [...wrongShapes(valid), ...wrongFields(valid).filter(isInvalid)]) {
      // An empty object is valid where every field is optional.
      if (problem === 'body is {}' && !isInvalid({ problem, body })) continue;
      // A network may send a number of notices.
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomClientAddress() };
      const answer = await refused(given.product, problem, () =>
        admin.browser.fetch(path, { method, headers, body: JSON.stringify(body) }),
      );
      expect(['invalid_input', 'invalid_json'], problem).toContain(answer.code);
    }
  });
});
