import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const NEW_PASSWORD = 'remembered-password';

onEveryComposition('a forgotten password', (given) => {
  const set = (token: string, password = NEW_PASSWORD) =>
    given.browser().call(ROUTES.resetPassword, { body: { token, password } });
  const request = (email: string) => given.browser().call(ROUTES.requestPasswordReset, { body: { email } });

  it('is replaced once with the mailed link, which ends every session', async () => {
    const person = await given.signUp();

    const requested = await request(person.email);
    const token = await given.resetTokenFor(person.email);
    const changed = await set(token);

    expect(requested.message).toBe('Email sent successfully');
    expect(changed.message).toBe('password changed successfully');
    expect(await person.browser.call(ROUTES.loginStatus, {})).toMatchObject({ loggedIn: false });
    expect(await refusalOf(signIn(person))).toMatchObject({ status: 401 });
    await signIn({ ...person, password: NEW_PASSWORD });
    expect(await refusalOf(set(token, 'again-another'))).toMatchObject({
      status: 400,
      code: 'reset_token_invalid',
    });
    await signIn({ ...person, password: NEW_PASSWORD });
  });

  it('has a link that says whether it still works, and is not used up by that', async () => {
    const open = (token: string) => given.browser().call(ROUTES.openReset, { body: { token } });
    const { email } = await given.signUp();
    await request(email);
    const token = await given.resetTokenFor(email);

    expect(await open(token)).toEqual({ valid: true });
    expect(await open(token)).toEqual({ valid: true });
    await set(token);

    for (const ended of [token, 'made-up'])
      expect(await refusalOf(open(ended))).toMatchObject({ status: 400, code: 'reset_token_invalid' });
  });

  it('is replaced by one of two simultaneous uses of the link', async () => {
    const { email } = await given.signUp();
    await request(email);
    const token = await given.resetTokenFor(email);

    const outcomes = await Promise.allSettled([set(token, 'first-password'), set(token, 'second-password')]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has the same response for an email without an account', async () => {
    const { email } = stranger(given.product);

    expect(await request(email)).toEqual({ message: 'Email sent successfully' });

    const { email: known } = await given.signUp();
    await request(known);
    await given.resetTokenFor(known);
    expect(await mailsTo(given.product, email, /./)).toEqual([]);
  });

  it('is not replaced with an invalid token', async () => {
    expect(await refusalOf(set('made-up'))).toMatchObject({ status: 400, code: 'reset_token_invalid' });
  });

  it('is not replaced by one with less than eight characters', async () => {
    const refusal = await refusalOf(set('made-up', 'seven77'));
    expect(refusal).toMatchObject({ status: 400, message: 'Password must be at least 8 characters long' });
  });
});
