import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { FIRST_ADMIN } from '../../support/product.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { signIn, signInAdmin } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

/** Six processes start. Kafka waits until the sessions of the stopped ones time out. */
const PATIENCE = { timeout: 60_000 };
const MOVED = 'moved-admin@journeys.example';

onEveryComposition(
  'the first admin',
  (given) => {
    it('stays the only one after a change of email and a restart', PATIENCE, async () => {
      const { browser, user, password } = await signInAdmin(given.product);
      const { firstName, lastName } = user;
      const params = { id: user._id };
      await browser.call(ROUTES.updateUser, { params, body: { email: MOVED, firstName, lastName } });
      await browser.call(ROUTES.otpVerify, { body: { otp: await given.otpFor(MOVED) } });

      await given.product.restart();

      const oldEmail = signIn({ ...FIRST_ADMIN, browser: given.browser() });
      expect(await refusalOf(oldEmail)).toMatchObject({ status: 401, code: 'wrong_credentials' });
      const moved = await signIn({ email: MOVED, password, browser: given.browser() });
      expect(moved).toEqual({ ...user, email: MOVED });
    });
  },
  { empty: true, twice: true },
);
