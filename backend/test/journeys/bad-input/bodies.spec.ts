import { beforeAll, expect, it } from 'vitest';
import type { Route } from '../../../src/contract/route.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { BODY_ROUTES, GOOD_CALLS } from './examples.ts';
import { fill } from './fill.ts';
import { type BadBody, wrongFields, wrongShapes } from './mutations.ts';
import { refused } from './refused.ts';

it('there is a good body for every route that takes one', () => {
  const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);
  const taking = routes.filter(([, { body }]) => body).map(([name]) => name);
  expect([...BODY_ROUTES].toSorted()).toEqual(taking.toSorted());
});

onEveryComposition('a body with something wrong', (given) => {
  let admin: Person;
  let code: string;
  beforeAll(async () => {
    admin = await given.admin();
    code = await given.newCode();
  });

  it.each(GOOD_CALLS)('$title: every field in turn', async ({ name, schema, method, body: good }) => {
    const path = fill(ROUTES[name], [code, admin.user._id]);
    const isBad = ({ body }: BadBody) => schema?.safeParse(body).success === false;
    expect(isBad({ wrong: 'nothing', body: good })).toBe(false);

    for (const { wrong, body } of [...wrongShapes(good), ...wrongFields(good).filter(isBad)]) {
      // A body that only says nothing is a good one where every field may be missing.
      if (wrong === 'body is {}' && !isBad({ wrong, body })) continue;
      const headers = { 'content-type': 'application/json' };
      const answer = await refused(given.product, wrong, () =>
        admin.browser.fetch(path, { method, headers, body: JSON.stringify(body) }),
      );
      expect(['invalid_input', 'invalid_json'], wrong).toContain(answer.code);
    }
  });
});
