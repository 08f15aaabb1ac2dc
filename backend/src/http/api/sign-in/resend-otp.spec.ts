import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAccount } from '../../../commands/accounts/find-account.ts';
import { register } from '../../../commands/accounts/register.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ADA } from '../../../testing/ada.ts';
import { manualLimiter, openApi } from '../../../testing/api.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { openMailbox } from '../../../testing/mails/mailbox.ts';

const ROOT = { email: 'root@example.com', password: 'the-password-of-root' };

let fixture: Fixture;
let api: Awaited<ReturnType<typeof openApi>>;
let mailbox: ReturnType<typeof openMailbox>;
const limits = manualLimiter();
beforeAll(async () => {
  fixture = await openFixture();
  api = await openApi(fixture, limits);
  mailbox = openMailbox(fixture);
  const ada = { firstName: 'Ada', lastName: 'Byron', email: ADA, password: 'the-password-of-ada' };
  await api.browser()(ROUTES.register, { body: ada });
  const names = { firstName: 'Root', lastName: 'Admin' };
  await register(fixture, { ...names, ...ROOT, role: 'admin', provider: 'local', emailVerified: true });
});
afterAll(async () => {
  await Promise.all([api.close(), mailbox.close()]);
  await fixture.close();
});

it('an admin has the one-time code mailed again, until the e-mail is verified', async () => {
  await mailbox.otpFor(ADA);
  const found = await findAccount(fixture, ADA);
  const params = { id: found?.userId ?? '' };
  const root = api.browser();
  await root(ROUTES.login, { body: ROOT });
  limits.pass(60);

  await root(ROUTES.resendUserOtp, { params });

  const otp = await mailbox.otpFor(ADA, 2);
  await api.browser()(ROUTES.verifyEmail, { body: { email: ADA, otp } });
  limits.pass(60);
  await expect(root(ROUTES.resendUserOtp, { params })).rejects.toMatchObject({ code: 'edited_meanwhile' });
});
