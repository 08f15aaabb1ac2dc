import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { type Person, register, signIn, stranger } from '../harness/people.ts';

const codesOf = async ({ browser, user }: Person) => {
  const { barcodes } = await browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });
  return barcodes.map(({ _id }) => _id);
};

onEveryComposition('a scanned code that waits for an email', (given) => {
  const verify = async ({ browser, email }: Pick<Person, 'browser' | 'email'>) =>
    browser.call(ROUTES.verifyEmail, { body: { email, otp: await given.otpFor(email) } });

  it('is claimed when the email given with it at sign-up is verified', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);

    await register(buyer, `${given.product.publicUrl}/${code}`);
    expect((await given.codeNow(code)).user).toBeNull();
    await verify(buyer);

    const user = await signIn(buyer);
    expect(await codesOf({ ...buyer, user })).toEqual([code]);
  });

  it('is claimed at once when a verified user signs in with it', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);
    await register(buyer);
    await verify(buyer);

    const user = await signIn(buyer, code.toLowerCase());

    expect(await codesOf({ ...buyer, user })).toEqual([code]);
  });

  it('is claimed by the one-time code when an unverified user signs in with it', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);
    await register(buyer);

    const user = await signIn(buyer, code);
    expect((await given.codeNow(code)).user).toBeNull();
    const otp = await given.otpFor(buyer.email);
    const { claim } = await buyer.browser.call(ROUTES.otpVerify, { body: { otp } });
    expect(claim).toMatchObject({ code, outcome: 'claimed' });

    expect(await codesOf({ ...buyer, user })).toEqual([code]);
  });

  it('goes to the account that is verified first, and neither sign-up fails', async () => {
    const code = await given.approvedCode();
    const [first, second] = [stranger(given.product), stranger(given.product)];
    await register(first, code);
    await register(second, code);

    expect((await verify(second)).claim).toMatchObject({ code, outcome: 'claimed' });
    expect((await verify(first)).claim).toMatchObject({ code, outcome: 'already_claimed' });

    expect((await given.codeNow(code)).user?.email).toBe(second.email);
    expect(await codesOf({ ...first, user: await signIn(first) })).toEqual([]);
  });

  it('is claimed by the one-time code that names it', async () => {
    const code = await given.approvedCode();
    const buyer = await given.unverified();

    const otp = await given.otpFor(buyer.email);
    const { claim } = await buyer.browser.call(ROUTES.otpVerify, { body: { otp, link: code } });

    expect(claim).toMatchObject({ code, outcome: 'claimed' });
    expect(await codesOf(buyer)).toEqual([code]);
  });

  it('is said to be claimed when its owner signs in with it again', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);
    await register(buyer, code);
    await verify(buyer);

    const body = { email: buyer.email, password: buyer.password, link: code };
    const { claim } = await buyer.browser.call(ROUTES.login, { body });

    expect(claim).toMatchObject({ code, outcome: 'claimed' });
  });

  it('is known on every device until the email is verified, and claimed there', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);
    await register(buyer, code);

    const elsewhere = { ...buyer, browser: given.browser() };
    expect((await signIn(elsewhere)).awaitedCode).toBe(code);
    const { user } = await elsewhere.browser.call(ROUTES.loginStatus, {});
    expect(user?.awaitedCode).toBe(code);
    const otp = await given.otpFor(buyer.email);
    const verified = await elsewhere.browser.call(ROUTES.otpVerify, { body: { otp } });

    expect(verified.claim).toMatchObject({ code, outcome: 'claimed' });
    expect((await elsewhere.browser.call(ROUTES.me, {})).user.awaitedCode).toBeUndefined();
  });

  it('does not prevent signing in when it cannot be claimed', async () => {
    const code = await given.newCode();
    const buyer = await given.signUp();

    const body = { email: buyer.email, password: buyer.password, link: code };
    const { user, claim } = await buyer.browser.call(ROUTES.login, { body });

    expect(claim).toMatchObject({ code, outcome: 'not_claimable' });
    expect(await codesOf({ ...buyer, user })).toEqual([]);
    expect((await given.codeNow(code)).user).toBeNull();
  });
});
