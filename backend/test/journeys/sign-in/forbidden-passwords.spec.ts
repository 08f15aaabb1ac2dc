import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { register, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const NAMED = {
  code: 'password_of_site',
  message: 'This password is the name of this site. Choose another one',
};

onEveryComposition('a password that is the name of the product', (given) => {
  it('is refused at the sign-up and in the profile', async () => {
    const asked = register({ ...stranger(given.product), password: 'Qlaim-2026!' });
    expect(await refusalOf(asked)).toMatchObject(NAMED);

    const { browser, user, password } = await given.signUp();
    const { firstName, lastName, email } = user;
    const body = { firstName, lastName, email, password, newPassword: 'qlaim12345' };
    const changed = browser.call(ROUTES.updateUser, { params: { id: user._id }, body });
    expect(await refusalOf(changed)).toMatchObject(NAMED);
  });
});
