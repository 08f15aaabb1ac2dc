import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const link = (to: string) => ({ type: 'link', link: `https://example.com/${to}` }) as const;
const infoOf = (to: string) => ({ infoType: 'link', link: `https://example.com/${to}` });

onEveryComposition('the history of a code', (given) => {
  const save = async ({ browser }: Person, id: string, body: { name?: string } & ReturnType<typeof link>) =>
    browser.call(ROUTES.updateCode, { params: { id }, body });
  const historyOf = async ({ browser }: Person, id: string, before?: string) =>
    browser.call(ROUTES.codeHistory, { params: { id }, query: { before } });

  it('tells its owner who changed what, newest first', async () => {
    const owner = await given.signUp();
    const admin = await given.admin();
    const id = await given.codeOf(owner);
    await save(owner, id, { name: 'Bench', ...link('one') });
    await save(admin, id, link('two'));
    await admin.browser.call(ROUTES.resetCode, { params: { id } });

    const { entries, next } = await historyOf(owner, id);

    expect(next).toBeNull();
    expect(entries.map(({ by, kind, name, storedInfo }) => [by, kind, name, storedInfo])).toEqual([
      ['admin', 'reset', null, null],
      ['admin', 'saved', 'Bench', infoOf('two')],
      ['you', 'saved', 'Bench', infoOf('one')],
      ['you', 'claimed', null, null],
      ['admin', 'approved', null, null],
      [expect.stringMatching(/^(admin|system)$/), 'generated', null, null],
    ]);
    expect(entries.map(({ restorable }) => restorable)).toEqual([false, true, true, false, false, false]);
    expect(entries.map(({ current }) => current)).toEqual([true, false, false, false, false, false]);
    const seen = await historyOf(admin, id);
    expect(seen.entries.slice(0, 4).map(({ by }) => by)).toEqual(['you', 'you', 'owner', 'owner']);
  });

  it('hides from its owner what admins stored before the claim', async () => {
    const owner = await given.signUp();
    const admin = await given.admin();
    const id = await given.approvedCode();
    const saved = await save(admin, id, { name: 'Order 12', ...link('hidden') });
    await admin.browser.call(ROUTES.resetCode, { params: { id } });
    await owner.browser.call(ROUTES.assignCode, { body: { link: id, user: owner.user._id } });

    const { entries } = await historyOf(owner, id);
    const before = entries.find(({ kind }) => kind === 'saved');

    expect(before).toMatchObject({ available: false, restorable: false, name: null, storedInfo: null });
    const restore = owner.browser.call(ROUTES.restoreCode, {
      params: { id },
      body: { version: before?.version ?? 0 },
    });
    expect(await refusalOf(restore)).toMatchObject({ status: 409, code: 'not_restorable' });
    expect(saved.undo).toBeDefined();
    expect((await given.codeNow(id)).storedInfo).toBeNull();
  });

  it('comes page by page', async () => {
    const owner = await given.signUp();
    const id = await given.linkedCodeOf(owner, 'https://example.com/one');
    const { entries } = await historyOf(owner, id);

    const older = await historyOf(owner, id, String(entries[0]?.version));

    expect(older.entries).toEqual(entries.slice(1));
  });

  it.each([
    ['another user', async () => (await given.signUp()).browser, 403],
    ['a visitor', async () => given.browser(), 401],
    ['an unverified user', async () => (await given.unverified()).browser, 403],
  ])('is closed to %s, and so is a restore', async (_who, browserOf, status) => {
    const owner = await given.signUp();
    const id = await given.linkedCodeOf(owner, 'https://example.com/one');
    const browser = await browserOf();
    const params = { id };

    expect(await refusalOf(browser.call(ROUTES.codeHistory, { params }))).toMatchObject({ status });
    const restore = browser.call(ROUTES.restoreCode, { params, body: { version: 2 } });
    expect(await refusalOf(restore)).toMatchObject({ status });
    expect((await given.codeNow(id)).storedInfo).toEqual(infoOf('one'));
  });

  it('is closed to users for a code without an owner', async () => {
    const { browser } = await given.signUp();
    const params = { id: await given.approvedCode() };
    expect(await refusalOf(browser.call(ROUTES.codeHistory, { params }))).toMatchObject({ status: 403 });
  });

  it('is gone with a deleted code', async () => {
    const owner = await given.signUp();
    const params = { id: await given.linkedCodeOf(owner, 'https://example.com/one') };
    const admin = await given.admin();
    await admin.browser.call(ROUTES.deleteCode, { params });
    for (const { browser } of [owner, admin]) {
      expect(await refusalOf(browser.call(ROUTES.codeHistory, { params }))).toMatchObject({ status: 404 });
      const restore = browser.call(ROUTES.restoreCode, { params, body: { version: 3 } });
      expect(await refusalOf(restore)).toMatchObject({ status: 404 });
    }
  });
});
