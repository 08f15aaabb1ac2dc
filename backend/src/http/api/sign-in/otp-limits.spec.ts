import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../../contract/client.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { manualLimiter, openApi } from '../../../testing/api.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { openMailbox } from '../../../testing/mails/mailbox.ts';

const ADA = { email: 'ada@example.com', password: 'a-password-of-ada' };
const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const CODES = 1_000_000;
const DAY_MINUTES = 24 * 60;

let fixture: Fixture;
let api: Awaited<ReturnType<typeof openApi>>;
let mailbox: ReturnType<typeof openMailbox>;
let limits: ReturnType<typeof manualLimiter>;
let owner: Client;
beforeEach(async () => {
  fixture = await openFixture();
  limits = manualLimiter();
  api = await openApi(fixture, limits);
  mailbox = openMailbox(fixture);
  owner = api.browser();
  await owner(ROUTES.register, { body: { ...NAMES, ...ADA } });
});
afterEach(async () => {
  await Promise.all([api.close(), mailbox.close()]);
  await fixture.close();
});

const wrong = (otp: string) => String((Number(otp) + 1) % CODES).padStart(6, '0');

/** Returns whether a guess was compared with the code, or refused unseen. */
async function isChecked(guess: Promise<unknown>): Promise<boolean> {
  const refusal: unknown = await guess.then(
    () => undefined,
    (error: unknown) => error,
  );
  return refusal instanceof Error && 'code' in refusal && refusal.code === 'otp_invalid';
}

it('wrong codes of strangers leave the tries of the owner', async () => {
  const otp = await mailbox.otpFor(ADA.email);
  for (let address = 1; address <= 20; address += 1)
    await isChecked(
      api.browser(`198.51.100.${address}`)(ROUTES.verifyEmail, {
        body: { email: ADA.email, otp: wrong(otp) },
      }),
    );

  await owner(ROUTES.verifyEmail, { body: { email: ADA.email, otp } });
});

it('wrong codes of strangers leave the tries of a session on another device', async () => {
  const otp = await mailbox.otpFor(ADA.email);
  const phone = api.browser();
  for (let time = 0; time < 5; time += 1)
    await isChecked(api.browser()(ROUTES.verifyEmail, { body: { email: ADA.email, otp: wrong(otp) } }));
  await phone(ROUTES.login, { body: ADA });

  await phone(ROUTES.otpVerify, { body: { otp } });
});

it('guesses of a whole day find a code with a chance below 1 in 1,000', async () => {
  await owner(ROUTES.login, { body: ADA });
  const stranger = api.browser('198.51.100.1');
  let checked = 0;
  for (let minute = 0; minute < DAY_MINUTES; minute += 15) {
    const body = { email: ADA.email, otp: '000000' };
    for (;;) {
      const guesses = [
        owner(ROUTES.otpVerify, { body }),
        owner(ROUTES.verifyEmail, { body }),
        stranger(ROUTES.verifyEmail, { body }),
      ];
      const seen = (await Promise.all(guesses.map(isChecked))).filter(Boolean).length;
      if (seen === 0) break;
      checked += seen;
    }
    limits.pass(15 * 60);
  }

  expect(checked).toBe(180);
  // The worst 24 hours span two windows.
  expect((2 * checked) / CODES).toBeLessThan(1 / 1_000);
}, 120_000);
