import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { type Person, register, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

onEveryComposition('an email that an admin changes', (given) => {
  const address = () => stranger(given.product).email;
  const change = async (id: string, email: string, password?: string) => {
    const admin = await given.admin();
    const body = { email, password: password ?? admin.password };
    return admin.browser.call(ROUTES.changeUserEmail, { params: { id }, body });
  };
  const subjectsTo = async (email: string) =>
    (await mailsTo(given.product, email, /./)).map(({ subject }) => subject);
  const elsewhere = (person: Person, email = person.email) =>
    signIn({ ...person, email, browser: given.browser() });

  it('is corrected at once where it was never verified, and its code verifies it', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);
    await register(buyer, code);
    await given.otpFor(buyer.email);
    const user = await signIn(buyer);
    const email = address();

    const { message } = await change(user._id, email);

    expect(message).toBe('The email was corrected. A one-time code was mailed to it');
    const verify = { body: { email, otp: await given.otpFor(email) } };
    const verified = await given.browser().call(ROUTES.verifyEmail, verify);
    expect(verified.claim).toMatchObject({ code, outcome: 'claimed' });
    expect(await elsewhere({ ...buyer, user }, email)).toMatchObject({ _id: user._id, emailVerified: true });
    expect((await subjectsTo(buyer.email)).filter((subject) => !/is your Qlaim code/.test(subject))).toEqual(
      [],
    );
    const again = { ...stranger(given.product), email: buyer.email };
    await register(again);
    await given.otpFor(buyer.email, 2);
  });

  it('waits where another one was verified: the old one is told, and its sessions end with the code', async () => {
    const person = await given.signUp();
    const other = { ...person, browser: given.browser() };
    await signIn(other);
    const email = address();

    expect((await change(person.user._id, email)).message).toBe(
      'A one-time code was mailed to the new email',
    );

    expect((await person.browser.call(ROUTES.me, {})).user).toMatchObject({
      email: person.email,
      pendingEmail: email,
    });
    await expect.poll(() => subjectsTo(person.email), SOON).toContain('Your Qlaim email is to be changed');
    const otp = await given.otpFor(email);
    expect((await refusalOf(given.browser().call(ROUTES.verifyEmail, { body: { email, otp } }))).code).toBe(
      'otp_invalid',
    );
    await person.browser.call(ROUTES.otpVerify, { body: { otp } });
    expect((await person.browser.call(ROUTES.me, {})).user.email).toBe(email);
    expect((await refusalOf(other.browser.call(ROUTES.me, {}))).code).toBe('signed_out');
    expect((await elsewhere(person, email))._id).toBe(person.user._id);
    await expect.poll(() => subjectsTo(person.email), SOON).toContain('Your Qlaim email was changed');
  });

  it('is refused without the password of the admin, and where somebody else has it', async () => {
    const [person, other] = [await given.signUp(), await given.signUp()];
    const id = person.user._id;
    expect((await refusalOf(change(id, address(), 'a wrong one'))).code).toBe('password_wrong');
    expect((await refusalOf(change(id, other.email))).code).toBe('email_taken');
    expect((await refusalOf(change(id, person.email))).code).toBe('invalid_input');
    const { browser } = await given.admin();
    await browser.call(ROUTES.disableUser, { params: { id } });
    expect((await refusalOf(change(id, address()))).code).toBe('account_disabled');
    expect((await browser.call(ROUTES.adminUser, { params: { id } })).email).toBe(person.email);
  });
});
