import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { register, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

onEveryComposition('a sign-up that was left unfinished', (given) => {
  const verify = async (email: string) =>
    given.browser().call(ROUTES.verifyEmail, { body: { email, otp: await given.otpFor(email) } });

  it('is taken up again on another device, with the code of the first', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);
    await register(buyer, code);

    await register({ ...buyer, browser: given.browser() });

    expect((await verify(buyer.email)).claim).toMatchObject({ code, outcome: 'claimed' });
    expect((await signIn(buyer)).emailVerified).toBe(true);
  });

  it('claims the code that was scanned last', async () => {
    const [first, second] = [await given.approvedCode(), await given.approvedCode()];
    const buyer = stranger(given.product);
    await register(buyer, first);
    await register(buyer, second);

    expect((await verify(buyer.email)).claim).toMatchObject({ code: second, outcome: 'claimed' });
    expect((await given.codeNow(first)).user).toBeNull();
  });

  it('leaves no password and no session to whoever signed up first', async () => {
    const squatter = stranger(given.product);
    await register(squatter);
    await signIn(squatter);
    const owner = { ...squatter, browser: given.browser(), password: 'password-of-the-owner' };
    await register(owner);

    await verify(owner.email);

    expect((await signIn(owner)).emailVerified).toBe(true);
    expect(await refusalOf(squatter.browser.call(ROUTES.me, {}))).toMatchObject({ code: 'signed_out' });
    expect(await refusalOf(signIn(squatter))).toMatchObject({ code: 'wrong_credentials' });
  });

  it('says only what was sent, and not the code of the first', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);
    await register(buyer, code);

    const again = await register({ ...buyer, browser: given.browser() });

    expect(again).toEqual({
      firstName: 'Ada',
      lastName: 'Buyer',
      email: buyer.email,
      role: 'user',
      provider: 'local',
      emailVerified: false,
    });
  });
});
