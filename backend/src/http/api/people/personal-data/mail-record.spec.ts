import { afterEach, beforeEach, expect, it } from 'vitest';
import { register } from '../../../../commands/accounts/register.ts';
import { handle } from '../../../../commands/handle.ts';
import { ACCOUNT } from '../../../../domain/account/account.ts';
import { SYSTEM } from '../../../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../../../testing/fixture.ts';
import { mailRecord } from './mail-record.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

it('names notices of security, of which the outbox keeps the outcome', async () => {
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', emailVerified: true } as const;
  const made = await register(fixture, { ...ada, role: 'user', provider: 'local', password: null });
  const { userId } = made.ok ? made.value : { userId: '' };
  await handle(fixture, ACCOUNT, SYSTEM, userId, { type: 'turnOnTwoStep', factor: 'a-factor' });
  await handle(fixture, ACCOUNT, SYSTEM, userId, { type: 'disableAccount' });
  const mails = await Array.fromAsync(mailRecord(fixture, userId));
  expect(mails).toMatchObject([
    { mail: 'notice that two-step sign-in was turned on', outcome: 'not kept' },
    { mail: 'notice that the account was disabled', outcome: 'not kept' },
  ]);
});
