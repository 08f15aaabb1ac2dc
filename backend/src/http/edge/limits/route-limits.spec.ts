import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../contract/api-error.ts';
import type { Client } from '../../../contract/client.ts';
import type { Route } from '../../../contract/route.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import { openApi } from '../../../testing/api.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { limitCall, ROUTE_LIMITS } from './route-limits.ts';

const changing = Object.entries<Route>(ROUTES).filter(
  ([, { method, changesState }]) => method !== 'GET' || changesState,
);

it('every route that changes something has a line, and no other', () => {
  expect(Object.keys(ROUTE_LIMITS).toSorted()).toEqual(changing.map(([name]) => name).toSorted());
});

describe('a call without points', () => {
  const ADA = { email: 'ada@example.com', password: 'a-password' };
  const BODIES: Readonly<Record<string, unknown>> = {
    login: ADA,
    verifySecureCode: { secureCode: 'a secret' },
  };
  let closed = false;
  const limiter: RateLimiter = {
    take: async () => (closed ? { allowed: false, retryAfterSeconds: 77 } : { allowed: true }),
    giveBack: async () => undefined,
    reset: async () => undefined,
  };
  let fixture: Fixture;
  let api: Awaited<ReturnType<typeof openApi>>;
  let browser: Client;
  beforeAll(async () => {
    fixture = await openFixture();
    api = await openApi(fixture, { limiter, readLimiter: limiter });
    browser = api.browser();
    await browser(ROUTES.register, { body: { ...ADA, firstName: 'Ada', lastName: 'Byron' } });
    await browser(ROUTES.login, { body: ADA });
    closed = true;
  });
  afterAll(async () => {
    await api.close();
    await fixture.close();
  });

  it.each(Object.entries<Route>(ROUTES))(
    'of %s is refused before anything is read, with the time to wait',
    async (name, route) => {
      const reads = [vi.spyOn(fixture.log, 'load'), vi.spyOn(fixture.vault, 'get')];

      const refusal: unknown = await browser(route, { params: PARAMS, body: BODIES[name] }).catch(
        (error: unknown) => error,
      );

      expect(refusal).toBeInstanceOf(ApiError);
      expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 77 });
      for (const read of reads) {
        expect(read).not.toHaveBeenCalled();
        read.mockRestore();
      }
    },
  );
});

const PARAMS = {
  id: '7ZK3M9QWXA',
  code: '7ZK3M9QWXA',
  number: 'N-7ZK3-M9QW',
  key: 'key',
  folder: 'image',
  message: 'msg',
};

describe('a call that only reads', () => {
  let fixture: Fixture;
  let api: Awaited<ReturnType<typeof openApi>>;
  const taken: string[] = [];
  const readLimiter: RateLimiter = {
    take: async ({ name }) => {
      taken.push(name);
      return { allowed: true };
    },
    giveBack: async () => undefined,
    reset: async () => undefined,
  };
  beforeAll(async () => {
    fixture = await openFixture();
    api = await openApi(fixture, { readLimiter });
  });
  afterAll(async () => {
    await api.close();
    await fixture.close();
  });

  it.each([
    ['203.0.113.9', ['reads-address']],
    ['2001:db8::1', ['reads-address', 'reads-address-56']],
    ['192.168.0.9', []],
  ])('is counted for %s', async (address, rules) => {
    taken.splice(0);
    await api.browser(address)(ROUTES.loginStatus, {});
    expect(taken).toEqual(rules);
  });
});

it('changes of one thing by one person are counted together, however its code is spelled', async () => {
  const fixture = await openFixture();
  const keys: string[] = [];
  const limiter: RateLimiter = {
    take: async ({ name }, key) => {
      if (name === 'changes-person-thing') keys.push(key);
      return { allowed: true };
    },
    giveBack: async () => undefined,
    reset: async () => undefined,
  };
  const context = { limiter, readLimiter: limiter, secrets: fixture.secrets };
  const change = (id: string, person: string) =>
    limitCall(context, ROUTES.updateCode, { ip: '203.0.113.9', params: { id } }, person);
  for (const [id, person] of [
    ['7ZK3M9QWXA', 'ada'],
    ['7zk3m9qwxa', 'ada'],
    ['7ZK3M9QWXA', 'ben'],
    ['8ZK3M9QWXA', 'ada'],
  ] as const)
    await change(id, person);
  expect(keys).toHaveLength(4);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
  await fixture.close();
});
