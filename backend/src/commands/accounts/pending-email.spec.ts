import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { issueOtp } from '../credentials/one-time-codes.ts';
import { handle } from '../handle.ts';
import { findAccount } from './find-account.ts';
import { register } from './register.ts';
import { updateUser } from './update-user.ts';
import { verifyEmail } from './verify-email.ts';

const [OLD, NEW] = ['old@example.com', 'new@example.com'];
const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const INVALID = { ok: false, refusal: { code: 'otp_invalid' } };

let fixture: Fixture;
let ada: string;
beforeEach(async () => {
  fixture = await openFixture();
  ada = await registered(OLD);
});
afterEach(() => fixture.close());

async function registered(email: string): Promise<string> {
  const person = { ...NAMES, email, password: null, role: 'user', provider: 'local' } as const;
  const made = await register(fixture, { ...person, emailVerified: true });
  if (!made.ok) throw new Error(`The sign-up of ${email} was refused: ${made.refusal.code}`);
  return made.value.userId;
}
const holderOf = async (email: string) => (await findAccount(fixture, email))?.userId;
const accountOf = async (userId: string) => (await fixture.log.load(ACCOUNT, userId)).state;
/** The vault uses the system clock to find expired records. */
const otpFor = (userId: string, email: string) =>
  issueOtp({ ...fixture, clock: systemClock }, userId, fixture.secrets.emailKey(email));

describe('an email that waits', () => {
  const request = () => updateUser(fixture, ada, { ...NAMES, email: NEW });
  const confirm = async (otp: string) => verifyEmail(fixture, ada, await accountOf(ada), otp);

  it('is not kept from others', async () => {
    await request();
    const ben = await registered(NEW);

    const otp = await otpFor(ada, NEW);
    expect(await confirm(otp)).toEqual(INVALID);
    expect(await holderOf(NEW)).toBe(ben);
    expect(await holderOf(OLD)).toBe(ada);
  });

  it('does not take the code that was mailed to another address', async () => {
    await request();
    expect(await confirm(await otpFor(ada, OLD))).toEqual(INVALID);
    expect((await accountOf(ada)).email).toBe(OLD);
  });

  it('takes effect once when its code is entered twice at once', async () => {
    await request();
    const otp = await otpFor(ada, NEW);

    const outcomes = await Promise.all([confirm(otp), confirm(otp)]);

    expect(outcomes.map(({ ok }) => ok)).toContain(true);
    expect(await accountOf(ada)).toMatchObject({ email: NEW, pendingEmail: null });
    expect(await holderOf(NEW)).toBe(ada);
    await registered(OLD);
  });

  it('does not take effect when the change is cancelled before its code is entered', async () => {
    await request();
    const seen = await accountOf(ada);
    const otp = await otpFor(ada, NEW);
    const actor = { kind: 'user', id: ada } as const;
    await handle(fixture, ACCOUNT, actor, ada, { type: 'cancelEmailChange' });

    expect(await verifyEmail(fixture, ada, seen, otp)).toEqual(INVALID);

    expect(await accountOf(ada)).toMatchObject({ email: OLD, pendingEmail: null });
    await registered(NEW);
  });

  it('goes to the first of two accounts that want it', async () => {
    const ben = await registered('ben@example.com');
    await request();
    await updateUser(fixture, ben, { ...NAMES, email: NEW });
    const [otpOfAda, otpOfBen] = [await otpFor(ada, NEW), await otpFor(ben, NEW)];

    const outcomes = await Promise.all([
      confirm(otpOfAda),
      verifyEmail(fixture, ben, await accountOf(ben), otpOfBen),
    ]);

    const holder = await holderOf(NEW);
    expect([ada, ben].filter((userId) => userId === holder)).toHaveLength(1);
    const emails = [(await accountOf(ada)).email, (await accountOf(ben)).email];
    expect(emails).toEqual(holder === ada ? [NEW, 'ben@example.com'] : [OLD, NEW]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([holder === ada, holder === ben]);
  });
});
