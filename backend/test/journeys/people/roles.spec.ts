import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Role } from '../../../src/contract/schemas/user.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { type Person, signIn, signInAdmin } from '../harness/people.ts';
import { refusalOf, refusalsOf } from '../harness/refusal.ts';

const change = (by: Person, person: Person, role: Role, password = by.password) =>
  by.browser.call(ROUTES.changeRole, { params: { id: person.user._id }, body: { role, password } });

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

  it('mask names for an auditor, until an admin lets them see names', async () => {
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
    // An order by names would tell them.
    const sorted = async (sort: string) =>
      (await blind.browser.fetch(`/admin-api/codes?sort=${JSON.stringify([sort, 'ASC'])}`)).text();
    const newest = await (await blind.browser.fetch('/admin-api/codes')).text();
    for (const field of ['name', 'owner']) expect(await sorted(field)).toBe(newest);
  });

  it('leave an owner who becomes an auditor the codes, which the shop then changes', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const code = await given.linkedCodeOf(owner, 'https://example.com/then');
    await change(admin, owner, 'auditor');
    await signIn(owner);
    const save = (by: Person, link: string) =>
      by.browser.call(ROUTES.updateCode, { params: { id: code }, body: { type: 'link', link } });
    expect((await refusalOf(save(owner, 'https://example.com/own'))).code).toBe('forbidden');
    expect(await given.codeNow(code)).toMatchObject({
      user: { _id: owner.user._id },
      storedInfo: { link: 'https://example.com/then' },
    });
    for (const by of [admin, await given.as('manager'), await given.as('support')]) {
      const link = `https://example.com/${by.user.role}`;
      await save(by, link);
      expect(await given.codeNow(code)).toMatchObject({ storedInfo: { link } });
    }
    const { entries } = await admin.browser.call(ROUTES.codeHistory, { params: { id: code }, query: {} });
    expect(entries.slice(0, 3).map(({ by }) => by)).toEqual(['admin', 'admin', 'you']);
    const printer = await given.as('printer');
    expect((await refusalOf(save(printer, 'https://example.com/print'))).code).toBe('forbidden');
  });

  it('let the support manage users, and nobody who works for the shop', async () => {
    const [support, auditor, user] = [await given.as('support'), await given.auditor(), await given.signUp()];
    const { browser } = support;
    for (const { _id: id } of [support.user, auditor.user, (await given.admin()).user]) {
      const params = { id };
      const proof = { password: support.password };
      const calls = [
        browser.call(ROUTES.disableUser, { params }),
        browser.call(ROUTES.endUserSessions, { params }),
        browser.call(ROUTES.sendPasswordLink, { params }),
        browser.call(ROUTES.turnOffUserTwoStep, { params, body: proof }),
        browser.call(ROUTES.eraseUser, {
          params,
          body: { reason: 'Asked for it by letter', codes: 'close' },
        }),
      ];
      const refusals = await refusalsOf(calls);
      expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['forbidden']));
    }
    await browser.call(ROUTES.disableUser, { params: { id: user.user._id } });
    expect((await refusalOf(signIn(user))).code).toBe('account_disabled');
  });

  it('show a printer batches and their codes, and no owner', async () => {
    const [printer, owner] = [await given.as('printer'), await given.signUp()];
    const { browser } = printer;
    const code = await given.linkedCodeOf(owner, 'https://example.com/then');
    const { batchId } = await given.codeNow(code);
    const { codes } = await browser.call(ROUTES.batchToPrint, { params: { id: batchId } });
    expect(codes).toContain(code);

    const { barcode } = await browser.call(ROUTES.code, { params: { id: code }, query: {} });
    expect(barcode).not.toHaveProperty('user');
    const found = await browser.call(ROUTES.jump, { query: { text: code } });
    expect(found).toEqual([]);
    const scans = browser.call(ROUTES.codeScans, { params: { id: code } });
    expect((await refusalOf(scans)).code).toBe('forbidden');
    const theirs = browser.call(ROUTES.codesOfUser, { params: { userId: owner.user._id }, query: {} });
    expect((await refusalOf(theirs)).code).toBe('forbidden');
    const byEmail = JSON.stringify({ q: owner.email });
    const match = await browser.call(ROUTES.codesToPrint, { query: { filter: byEmail } });
    expect(match.codes).toEqual([]);
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
