import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../../contract/client.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { manualLimiter, openApi } from '../../../testing/api.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';

const ADA = { email: 'ada@example.com', password: 'a-password-of-ada' };
const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const ADDRESSES = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
const HOUR = 60 * 60;

let fixture: Fixture;
let api: Awaited<ReturnType<typeof openApi>>;
let limits: ReturnType<typeof manualLimiter>;
let owner: Client;
beforeEach(async () => {
  fixture = await openFixture();
  limits = manualLimiter();
  api = await openApi(fixture, limits);
  owner = api.browser();
  await owner(ROUTES.register, { body: { ...NAMES, ...ADA } });
});
afterEach(async () => {
  await api.close();
  await fixture.close();
});

/** The code of the refusal of a sign-in with a wrong password, and the seconds to wait. */
const guess = (browser: Client, email = ADA.email) =>
  browser(ROUTES.login, { body: { email, password: 'a wrong guess' } }).then(
    () => Promise.reject(new Error('the guess was right')),
    ({ code, retryAfter }: { code: string; retryAfter: number | undefined }) => ({ code, retryAfter }),
  );

/** Guesses from every address in turn, and returns how many guesses were checked. */
async function attack(): Promise<number> {
  let checked = 0;
  for (const address of ADDRESSES)
    if ((await guess(api.browser(address))).code === 'wrong_credentials') checked += 1;
  return checked;
}

it('an attack on one account from 100 addresses is counted in one place', async () => {
  expect(await attack()).toBe(10);
  expect(await attack()).toBe(0);
});

it('the owner gets in meanwhile, with a browser that signed in before', async () => {
  await owner(ROUTES.login, { body: ADA });
  await attack();

  expect(await owner(ROUTES.login, { body: ADA })).toMatchObject({ message: 'Login successfully' });
  await expect(api.browser()(ROUTES.login, { body: ADA })).rejects.toMatchObject({ status: 429 });
});

it('a browser that only signed an email up waits like any other', async () => {
  await attack();

  await expect(owner(ROUTES.login, { body: ADA })).rejects.toMatchObject({ status: 429 });
});

it('a known browser has ten tries of its own, and then counts as a stranger', async () => {
  await owner(ROUTES.login, { body: ADA });

  for (let time = 0; time < 20; time += 1)
    expect(await guess(owner)).toMatchObject({ code: 'wrong_credentials' });

  expect(await guess(owner)).toMatchObject({ code: 'too_many_requests' });
});

it('the wait rises from a minute to an hour, and never beyond', async () => {
  const waits: number[] = [];
  for (let minute = 0; minute < 3 * HOUR; minute += 60) {
    for (;;) {
      const { code, retryAfter = 0 } = await guess(api.browser('192.0.2.1'), 'nobody@example.com');
      if (code === 'wrong_credentials') continue;
      waits.push(retryAfter);
      break;
    }
    limits.pass(60);
  }

  expect(waits.slice(0, 3)).toEqual([60, 60, 13 * 60]);
  expect(Math.max(...waits)).toBeGreaterThan(15 * 60);
  expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR);
});

it('right passwords are not counted', async () => {
  for (let time = 0; time < 40; time += 1) await api.browser()(ROUTES.login, { body: ADA });
});
