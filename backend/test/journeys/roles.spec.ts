import { expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { Role } from '../../src/contract/schemas/user.ts';
import { onEveryComposition } from './harness/journey.ts';
import { type Person, signIn, signInAdmin } from './harness/people.ts';
import { refusalOf } from './harness/refusal.ts';

const change = (by: Person, whom: Person, role: Role, password = by.password) =>
  by.browser.call(ROUTES.changeRole, { params: { id: whom.user._id }, body: { role, password } });

onEveryComposition('roles', (given) => {
  it('need the password of the admin', async () => {
    const [admin, person] = [await given.admin(), await given.signUp()];
    const { code } = await refusalOf(change(admin, person, 'admin', 'another password'));
    expect(code).toBe('password_wrong');
  });

  it('end the sessions of the person, and hold from the next sign-in', async () => {
    const [admin, person] = [await given.admin(), await given.signUp()];
    await change(admin, person, 'admin');
    expect((await refusalOf(person.browser.call(ROUTES.me, {}))).code).toBe('signed_out');
    expect((await signIn(person)).role).toBe('admin');
    await person.browser.call(ROUTES.listCodes, { query: {} });
    await change(admin, person, 'user');
    expect((await signIn(person)).role).toBe('user');
    expect((await refusalOf(person.browser.call(ROUTES.listCodes, { query: {} }))).code).toBe('forbidden');
  });

  it('are for people with a verified e-mail', async () => {
    const [admin, person] = [await given.admin(), await given.unverified()];
    expect((await refusalOf(change(admin, person, 'auditor'))).code).toBe('not_verified');
  });

  it('mask names for an auditor, whom an admin may give sight', async () => {
    const [blind, seeing, owner] = [await given.auditor(), await given.auditor(true), await given.signUp()];
    const code = await given.codeOf(owner);
    const body = { type: 'link' as const, link: 'https://example.com', name: 'Rosa' };
    await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });
    const read = ({ browser }: Person) => browser.call(ROUTES.adminCode, { params: { id: code } });

    expect(await read(seeing)).toMatchObject({ name: 'Rosa', user: { email: owner.email } });
    const shown = await read(blind);
    expect(shown).toMatchObject({
      name: 'R•••',
      user: { firstName: 'A•••', lastName: 'B•••', email: 'b•••@•••' },
    });
    const { barCodes } = await blind.browser.call(ROUTES.listCodes, { query: { link: code } });
    const { barcode } = await blind.browser.call(ROUTES.code, { params: { id: code } });
    const { barcodes } = await blind.browser.call(ROUTES.codesOfUser, { params: { userId: owner.user._id } });
    const list = await blind.browser.fetch(`/admin-api/codes?filter=${JSON.stringify({ link: code })}`);
    const all = JSON.stringify([barCodes, barcode, barcodes, await list.json()]);
    expect(all).toContain(code);
    expect(all).not.toContain(owner.email);
    expect(all).not.toContain('Rosa');
  });

  it('lets an auditor change the own name, and nothing else', async () => {
    const auditor = await given.auditor();
    const { browser, user, email } = auditor;
    const names = { email, firstName: 'Olga', lastName: 'Auditor' };
    await browser.call(ROUTES.updateUser, { params: { id: user._id }, body: names });
    const code = await given.approvedCode();
    const claim = browser.call(ROUTES.assignCode, { body: { link: code, user: user._id } });
    expect((await refusalOf(claim)).code).toBe('forbidden');
  });
});

onEveryComposition(
  'the last admin',
  (given) => {
    it('stays an admin, while others come and go', async () => {
      const first = await signInAdmin(given.product);
      expect((await refusalOf(change(first, first, 'auditor'))).code).toBe('last_admin');
      const second = await given.signUp();
      await change(first, second, 'admin');
      await signIn(second);
      await change(second, first, 'user');
      expect((await refusalOf(change(second, second, 'user'))).code).toBe('last_admin');
      await change(second, first, 'admin');
      await signIn(first);
      await change(first, second, 'user');
      expect((await refusalOf(change(first, first, 'user'))).code).toBe('last_admin');
    });
  },
  { empty: true },
);
