import { expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { onEveryComposition } from './harness/journey.ts';
import { mailsTo } from './harness/mailbox.ts';
import { signIn, stranger } from './harness/people.ts';
import { refusalOf } from './harness/refusal.ts';

const NEW_PASSWORD = 'remembered-password';

onEveryComposition('a forgotten password', (given) => {
  const set = (token: string, password = NEW_PASSWORD) =>
    given.browser().call(ROUTES.resetPassword, { body: { token, password } });
  const ask = (email: string) => given.browser().call(ROUTES.requestPasswordReset, { body: { email } });

  it('is replaced with the mailed link, once, and every session ends', async () => {
    const person = await given.signUp();

    const asked = await ask(person.email);
    const token = await given.resetTokenFor(person.email);
    const changed = await set(token);

    expect(asked.message).toBe('Email sent successfully');
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

  it('two who use one link at once: one sets it', async () => {
    const { email } = await given.signUp();
    await ask(email);
    const token = await given.resetTokenFor(email);

    const outcomes = await Promise.allSettled([set(token, 'first-password'), set(token, 'second-password')]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is asked for by anybody, with the same answer for an email that nobody has', async () => {
    const { email } = stranger(given.product);

    expect(await ask(email)).toEqual({ message: 'Email sent successfully' });

    const { email: known } = await given.signUp();
    await ask(known);
    await given.resetTokenFor(known);
    expect(await mailsTo(given.product, email, /./)).toEqual([]);
  });

  it('a token that was made up sets nothing', async () => {
    expect(await refusalOf(set('made-up'))).toMatchObject({ status: 400, code: 'reset_token_invalid' });
  });

  it('the new one has eight characters at least', async () => {
    const refusal = await refusalOf(set('made-up', 'seven77'));
    expect(refusal).toMatchObject({ status: 400, message: 'Password must be at least 8 characters long' });
  });
});
