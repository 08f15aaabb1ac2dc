import { afterAll, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../src/contract/limits.ts';
import type { ShareViewBody } from '../../../src/contract/routes/codes/shared-views.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const SOON = { timeout: 30_000, interval: 50 };

onEveryComposition('the shared views', (given) => {
  const share = async ({ browser }: Person, name: string, more: Partial<ShareViewBody> = {}) =>
    (await browser.call(ROUTES.shareView, { body: { name, filter: {}, ...more } })).id;
  const read = async ({ browser }: Person) => (await browser.call(ROUTES.sharedViews, {})).views;
  const names = async (person: Person) => (await read(person)).map(({ name }) => name);
  const rename = ({ browser }: Person, id: string, name: string) =>
    browser.call(ROUTES.renameSharedView, { params: { id }, body: { name } });
  const remove = ({ browser }: Person, id: string) =>
    browser.call(ROUTES.removeSharedView, { params: { id } });
  const removeAll = async (person: Person) => {
    for (const { id } of await read(person)) await remove(person, id);
  };
  // Journeys share a product, which holds fifty views.
  afterAll(async () => removeAll(await given.admin()));
  const code = async (call: Promise<unknown>) => (await refusalOf(call)).code;

  it('show all who read codes filters, order, and who shared them', async () => {
    const support = await given.as('support');
    const filter = { q: 'Rosa', approved: false, infoType: 'link' } as const;
    const id = await share(support, '  Links   of Rosa ', { filter, sort: ['scanCount', 'DESC'] });
    const { _id, firstName, lastName, email } = support.user;
    const sharedBy = { _id, firstName, lastName, email };
    const shown = { id, name: 'Links of Rosa', filter, sort: ['scanCount', 'DESC'], sharedBy };
    const readers = [support, await given.admin(), await given.as('manager'), await given.auditor(true)];
    for (const reader of readers)
      await vi.waitFor(async () => expect(await read(reader)).toContainEqual(shown), SOON);
    await remove(support, id);
  });

  it('are seen by no auditor without sight of names, and by nobody else', async () => {
    const admin = await given.admin();
    const id = await share(admin, 'For the press');
    const blind = await given.auditor();
    expect(await read(blind)).toEqual([]);
    for (const role of ['printer', 'user'] as const)
      expect(await code(read(await given.as(role)))).toBe('forbidden');
    const told = async ({ browser }: Person) =>
      (await browser.call(ROUTES.adminEvents, { query: { type: 'ViewShared' } })).entries[0]?.words;
    expect(await told(admin)).toBe('The view “For the press” of the codes was shared with colleagues.');
    expect(await told(blind)).toBe('The view of the codes was shared with colleagues.');
    await remove(admin, id);
  });

  it('are shared by who writes contents, and changed by who shared them, or manages codes', async () => {
    const [support, manager] = [await given.as('support'), await given.as('manager')];
    const mine = await share(support, 'Of the support');
    const theirs = await share(manager, 'Of the manager');
    expect(await code(rename(support, theirs, 'Taken over'))).toBe('forbidden');
    expect(await code(remove(support, theirs))).toBe('forbidden');
    expect((await rename(support, mine, 'Renamed')).message).toBe('The view was renamed');
    await rename(manager, mine, 'Renamed by the manager');
    expect(await names(support)).toEqual(
      expect.arrayContaining(['Renamed by the manager', 'Of the manager']),
    );
    expect((await remove(manager, mine)).message).toBe('The view is no longer shared');
    expect(await code(remove(support, mine))).toBe('unknown_view');
    expect(await code(rename(support, mine, 'Back'))).toBe('unknown_view');
    for (const person of [await given.auditor(true), await given.as('printer'), await given.signUp()]) {
      expect(await code(share(person, 'Mine'))).toBe('forbidden');
      expect(await code(rename(person, theirs, 'Mine'))).toBe('forbidden');
      expect(await code(remove(person, theirs))).toBe('forbidden');
    }
    await remove(manager, theirs);
    expect(await names(manager)).not.toContain('Of the manager');
  });

  it('have names of their own, of two people at once only one', async () => {
    const [admin, support] = [await given.admin(), await given.as('support')];
    const both = await Promise.allSettled([share(admin, 'Spring'), share(support, 'SPRING')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const id = await share(admin, 'Autumn');
    expect(await refusalOf(rename(admin, id, 'spring'))).toMatchObject({
      status: 409,
      code: 'view_name_taken',
      message: 'Another view has this name',
    });
    for (const bad of ['', '  ', 'x'.repeat(LIMITS.viewNameLength + 1), 'a\u0000b'])
      expect(await code(share(admin, bad))).toBe('invalid_input');
    await removeAll(admin);
  });

  it('are fifty at most', async () => {
    const admin = await given.admin();
    // Other journeys share views, too.
    await removeAll(admin);
    for (let place = 0; place < LIMITS.sharedViews; place += 1) await share(admin, `View ${place}`);
    expect(await refusalOf(share(admin, 'One more'))).toMatchObject({ status: 409, code: 'too_many_views' });
    const [first] = await read(admin);
    if (first) await remove(admin, first.id);
    await share(admin, 'One more');
    expect((await names(admin)).at(-1)).toBe('One more');
  });
});
