import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';

onEveryComposition('the page of a code', (given) => {
  const link = (to: string) => ({ type: 'link' as const, link: `https://example.com/${to}` });
  const changes = ({ browser }: Person, id: string, before?: number) =>
    browser.call(ROUTES.adminCodeChanges, { params: { id }, query: before === undefined ? {} : { before } });

  it('tells who changed the code, and what stood in it', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const code = await given.linkedCodeOf(owner, 'https://example.com/then');
    const params = { id: code };
    await owner.browser.call(ROUTES.updateCode, { params, body: { ...link('now'), name: 'Blue bag' } });
    const { entries, next } = await changes(admin, code);
    expect(entries.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'claimed', 'approved', 'generated']);
    expect(entries[0]).toMatchObject({
      by: { kind: 'user', id: owner.user._id, name: 'Ada Buyer', apiKey: null },
      name: 'Blue bag',
      storedInfo: { link: 'https://example.com/now' },
      current: true,
      restorable: false,
    });
    expect(entries[1]).toMatchObject({ storedInfo: { link: 'https://example.com/then' }, restorable: true });
    expect(next).toBeNull();
    const older = await changes(admin, code, entries[1]?.version);
    expect(older.entries).toEqual(entries.slice(2));
  });

  it('hides from an auditor without sight of names what a scan does not show, and restores nothing', async () => {
    const owner = await given.signUp();
    const code = await given.linkedCodeOf(owner, 'https://example.com/then');
    const body = { name: 'Blue bag' };
    await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });
    const [masked] = (await changes(await given.auditor(), code)).entries;
    expect(masked).toMatchObject({ name: 'B•••', by: { name: 'A••• B•••' }, restorable: false });
    const seen = (await changes(await given.auditor(true), code)).entries;
    expect(seen[0]).toMatchObject({ name: 'Blue bag', by: { name: 'Ada Buyer' } });
    expect(seen.map(({ restorable }) => restorable)).not.toContain(true);
  });

  it('knows the changes of a deleted code, and no other', async () => {
    const admin = await given.admin();
    const code = await given.newCode();
    await admin.browser.call(ROUTES.deleteCode, { params: { id: code } });
    expect((await changes(admin, code)).entries.map(({ kind }) => kind)).toContain('generated');
    const unknown = await admin.browser.fetch('/admin-api/codes/ZZZZZZZZZZ/changes');
    expect(unknown.status).toBe(404);
  });

  it('keeps a note that its owner does not see, and an empty one removes it', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const id = await given.codeOf(owner);
    const note = (text: string) =>
      admin.browser.call(ROUTES.noteCode, { params: { id }, body: { note: text } });
    expect(await note('For the fair')).toMatchObject({
      code: { id, note: 'For the fair' },
      message: 'The note was saved',
    });
    const read = () => admin.browser.call(ROUTES.adminCode, { params: { id } });
    expect((await read()).note).toBe('For the fair');
    const own = await owner.browser.fetch(`/barcode/${id}`);
    expect(await own.text()).not.toContain('For the fair');
    await note('');
    expect((await read()).note).toBeNull();
  });
});
