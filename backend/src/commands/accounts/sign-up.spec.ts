import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../domain/account/account.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { logWithout } from '../../testing/engines/outage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { confirmEmail, moveEmail } from '../../testing/move-email.ts';
import { findAccount, findSignUp } from './find-account.ts';
import { register } from './register.ts';
import { checkPassword } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const EMAIL = 'ada@example.com';
const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const LOCAL = { role: 'user', provider: 'local' } as const;

let fixture: Fixture;
let mails: number;
beforeEach(async () => {
  fixture = await openFixture();
  mails = 0;
});
afterEach(() => fixture.close());

/** Takes the point of each mail, and allows the first one alone. */
const takeMail = async () => {
  mails += 1;
  return mails === 1;
};
const signUpWith = (password: string, context = fixture) =>
  signUp(context, { ...NAMES, ...LOCAL, email: EMAIL, emailVerified: false, password }, takeMail);

async function signedUp(password: string): Promise<string> {
  const made = await signUpWith(password);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.userId;
}
async function owner(): Promise<string> {
  const made = await register(fixture, {
    ...NAMES,
    ...LOCAL,
    email: EMAIL,
    emailVerified: true,
    password: 'of-the-owner',
  });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.userId;
}
async function opens(password: string): Promise<string | undefined> {
  const signed = await checkPassword(fixture, EMAIL, password);
  return signed.ok ? signed.value.userId : undefined;
}
const holder = async () => (await findAccount(fixture, EMAIL))?.userId;
const accountOf = async (userId: string) => (await fixture.log.load(ACCOUNT, userId)).state;

describe('a sign-up with a new email', () => {
  it('gets it, once of several at the same time', async () => {
    const made = await Promise.all([signUpWith('one-password'), signUpWith('two-password')]);

    const ids = made.map((each) => each.ok && each.value.userId);
    expect(ids).toEqual([await holder(), await holder()]);
  });

  it('is taken up again by the next one, whose password holds', async () => {
    const first = await signedUp('one-password');
    expect(await signedUp('two-password')).toBe(first);

    expect(await opens('one-password')).toBeUndefined();
    expect(await opens('two-password')).toBe(first);
  });
});

describe('a sign-up with the email of a verified account', () => {
  it('makes an account beside it, which gets nothing of it', async () => {
    const ada = await owner();
    const before = await accountOf(ada);

    const eve = await signedUp('of-eve');

    expect(await accountOf(ada)).toEqual(before);
    expect(await holder()).toBe(ada);
    expect(await accountOf(eve)).toMatchObject({ email: EMAIL, emailVerified: false, provenEmail: null });
    expect([await opens('of-the-owner'), await opens('of-eve')]).toEqual([ada, eve]);
    expect(await opens('of-nobody')).toBeUndefined();
  });

  it('is taken up again by the next one', async () => {
    await owner();
    const eve = await signedUp('of-eve');

    expect(await signedUp('of-mallory')).toBe(eve);

    expect([await opens('of-eve'), await opens('of-mallory')]).toEqual([undefined, eve]);
    expect(mails).toBe(2);
  });

  it('is not verified, also with a code that is right', async () => {
    const ada = await owner();
    const eve = await signedUp('of-eve');

    expect(await confirmEmail(fixture, eve, EMAIL)).toMatchObject({ refusal: { code: 'otp_invalid' } });

    expect(await holder()).toBe(ada);
    expect((await accountOf(eve)).emailVerified).toBe(false);
  });

  it('is verified once the email is free', async () => {
    const ada = await owner();
    const eve = await signedUp('of-eve');
    expect(await moveEmail(fixture, ada, 'moved@example.com')).toMatchObject({ ok: true });

    expect(await confirmEmail(fixture, eve, EMAIL)).toMatchObject({ ok: true });

    expect(await holder()).toBe(eve);
    expect((await findAccount(fixture, 'moved@example.com'))?.userId).toBe(ada);
  });

  it('may take another email', async () => {
    await owner();
    const eve = await signedUp('of-eve');

    expect(await moveEmail(fixture, eve, 'eve@example.com')).toMatchObject({ ok: true });

    expect((await findAccount(fixture, 'eve@example.com'))?.userId).toBe(eve);
    expect(await findSignUp(fixture, EMAIL)).toBeUndefined();
    expect(await opens('of-eve')).toBeUndefined();
  });

  it('is complete after an outage on the way', async () => {
    await owner();
    const outage = { ...fixture, log: logWithout(fixture, 'account-') };
    await expect(signUpWith('of-eve', outage)).rejects.toThrow(EngineUnavailable);

    const eve = await signedUp('of-eve');

    expect(await opens('of-eve')).toBe(eve);
  });
});
