import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWN_CALL } from '../../../../src/contract/own-call.ts';
import type { Route } from '../../../../src/contract/route.ts';
import { ROUTES } from '../../../../src/contract/routes/index.ts';
import { onEmbedded } from '../../harness/journey.ts';
import type { Person } from '../../harness/people.ts';
import { VALID_CALLS } from './examples.ts';
import { fieldsOf, fill } from './fill.ts';
import { refused } from './refused.ts';

const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);
const withParams = routes.filter(([, { params }]) => params);
const withQuery = routes.filter(([, { query }]) => query);
const ofCodes = routes.filter(([, { errors, params }]) => params && errors.includes('unknown_code'));

/** Invalid parameters, percent-encoded as in the address. */
const INVALID_PARAMS = [
  '%00',
  '%E0%A4%A',
  '..%2F..%2Fetc%2Fpasswd',
  '%27%20OR%201=1--',
  '%F0%9F%9A%B2',
  'x'.repeat(3000),
];

/** Parameters that are no id and no code of ours. A code that was printed elsewhere may be one. */
const PARAMS_OF_OTHERS = ['x', 'UUUUUUUUUU', 'undefined', '00000000000'];

/** Query values that are invalid for most fields. */
const UNUSUAL_VALUES = [
  '',
  ' ',
  '-1',
  '0',
  '1.5',
  '1e999',
  '1001',
  '9007199254740991',
  'NaN',
  'null',
  'TRUE',
  '\u0000',
  '%',
  '2026-13-01',
  '2026-02-30',
  'yesterday',
  '[',
  '{}',
  '[]',
  '["id"]',
  '["id","UP"]',
  '["password","ASC"]',
  '[0,1000]',
  '[5,2]',
  '[-1,2]',
  '{"approved":"yes"}',
  '{"password":"x"}',
  '{"id":[1]}',
  '{"id":{"$gt":""}}',
  '"'.repeat(2001),
  'x'.repeat(3000),
];

/** Fields with a value that a former answer gave. Only the event store knows which ones it gives. */
const OPAQUE: ReadonlySet<string> = new Set(['before']);

/** Routes that refuse to answer with more codes than a file holds. Other journeys make codes, too. */
const BOUNDED: ReadonlySet<string> = new Set(['codesToPrint']);

/** What answers a valid query: a call with a file refuses to be without one. */
function answersOf(name: string, { files }: Route): readonly number[] {
  if (files) return [415];
  return BOUNDED.has(name) ? [200, 400] : [200];
}

onEmbedded('an invalid address', (given) => {
  let admin: Person;
  let code: string;
  let webhook: string;
  beforeAll(async () => {
    admin = await given.admin();
    code = await given.newCode();
    // An address without a name needs no DNS, and a paused webhook calls nobody.
    const body = { url: 'https://93.184.215.14/', types: ['code.reset' as const] };
    webhook = (await admin.browser.call(ROUTES.addWebhook, { body })).id;
    await admin.browser.call(ROUTES.pauseWebhook, { params: { id: webhook } });
  });
  afterAll(async () => {
    await admin.browser.call(ROUTES.removeWebhook, { params: { id: webhook } });
  });

  const own = { [OWN_CALL.name]: OWN_CALL.value };
  const headers = { ...own, 'content-type': 'application/json' };
  const validBody = (route: string) => {
    const call = VALID_CALLS.find(({ name }) => name === route);
    return call ? { headers, body: JSON.stringify(call.body) } : { headers: own };
  };

  it.each(withParams)('of %s is refused for its parameters', async (name, { method, path, params }) => {
    const [, parameter = ''] = /:(\w+)/.exec(path) ?? [];
    for (const param of [...INVALID_PARAMS, ...PARAMS_OF_OTHERS]) {
      const answer = await refused(given.product, param.slice(0, 40), () =>
        admin.browser.fetch(path.replace(/:\w+/, param), { method, ...validBody(name) }),
      );
      const isCode = PARAMS_OF_OTHERS.includes(param) && params?.safeParse({ [parameter]: param }).success;
      expect(answer.code, param.slice(0, 40)).toBe(isCode ? 'unknown_code' : 'invalid_input');
    }
  });

  it.each(ofCodes)('of %s is refused for an unknown code', async (name, route) => {
    const path = fill(route, ['0000000000']);
    const answer = await refused(given.product, path, () =>
      admin.browser.fetch(path, { method: route.method, ...validBody(name) }),
    );
    expect(answer.code).toBe('unknown_code');
  });

  it.each(withQuery)('of %s is refused for its query', async (routeName, route) => {
    const path = fill(route, [code, webhook]);
    const { method } = route;
    for (const [name, field] of fieldsOf(route.query)) {
      for (const value of UNUSUAL_VALUES) {
        const call = () => admin.browser.fetch(`${path}?${new URLSearchParams([[name, value]])}`, { method });
        const input = `${name}=${value.slice(0, 40)}`;
        // Some of the values are valid for some fields: the schema decides.
        const valid = field.safeParse(value).success;
        const outcome = valid ? (await call()).status : (await refused(given.product, input, call)).code;
        const statuses = OPAQUE.has(name) ? [200, 400] : answersOf(routeName, route);
        expect(valid ? statuses : ['invalid_input'], input).toContain(outcome);
      }
      const twice = () => admin.browser.fetch(`${path}?${name}=1&${name}=1`, { method });
      await refused(given.product, `${name} twice`, twice);
    }
    const unknown = await admin.browser.fetch(`${path}?unknown=1&__proto__=1&scan[]=2`, { method });
    expect(answersOf(routeName, route)).toContain(unknown.status);
  });

  it('is refused for a span of days that ends before it starts', async () => {
    const path = '/barcode?startDate=2026-02-02&endDate=2026-02-01';
    const answer = await refused(given.product, path, () => admin.browser.fetch(path));
    expect(answer).toMatchObject({
      message: 'The start must be at or before the end',
      issues: [{ path: 'startDate' }],
    });
  });
});
