import { expect, it, vi } from 'vitest';
import type { CodeFilter } from '../../../src/contract/routes/admin.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { BulkActionName } from '../../../src/contract/schemas/bulk-action.ts';
import { onEveryComposition } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const SOON = { timeout: 30_000, interval: 50 };

onEveryComposition('the tags of codes', (given) => {
  const change = ({ browser }: Person, id: string, add: readonly string[], remove: readonly string[] = []) =>
    browser.call(ROUTES.tagCode, { params: { id }, body: { add: [...add], remove: [...remove] } });
  const listed = async ({ browser }: Person, filter: CodeFilter) =>
    (await browser.call(ROUTES.adminCodes, { query: { filter: JSON.stringify(filter) } })).map(
      ({ id }) => id,
    );
  const read = async ({ browser }: Person, id: string) =>
    (await browser.call(ROUTES.adminCode, { params: { id } })).tags;

  it('are put on a code and taken off it, in whatever spelling', async () => {
    const admin = await given.admin();
    const id = await given.newCode();
    expect(await change(admin, id, ['  Fair   of\tMay ', 'Cafe\u0301'])).toMatchObject({
      code: { id, tags: ['Fair of May', 'Café'] },
      message: 'The tags were saved',
    });
    expect((await change(admin, id, ['café', 'VIP'], ['FAIR OF MAY'])).code.tags).toEqual(['Café', 'VIP']);
    expect(await read(admin, id)).toEqual(['Café', 'VIP']);
    const many = Array.from({ length: 19 }, (_none, place) => `tag ${place}`);
    expect((await refusalOf(change(admin, id, many))).code).toBe('too_many_tags');
    for (const bad of [[''], ['x'.repeat(41)], ['a\u0000b']])
      expect((await refusalOf(change(admin, id, bad))).code).toBe('invalid_input');
  });

  it('of two people who change them at once are all kept', async () => {
    const [admin, support] = [await given.admin(), await given.as('support')];
    const id = await given.newCode();
    await Promise.all([
      change(admin, id, ['admin']),
      change(support, id, ['support']),
      change(admin, id, ['third']),
    ]);
    await expect
      .poll(async () => (await read(admin, id)).toSorted(), SOON)
      .toEqual(['admin', 'support', 'third']);
  });

  it('find their codes beside other filters, and in the search', async () => {
    const admin = await given.admin();
    const [first = '', second = ''] = await given.generate(2);
    await change(admin, first, ['Näher']);
    await change(admin, second, ['näher', 'ferner']);
    await given.approve(second);
    const finds = (filter: CodeFilter) =>
      expect.poll(async () => (await listed(admin, filter)).toSorted(), SOON);
    await finds({ tag: 'NÄHER' }).toEqual([first, second].toSorted());
    await finds({ tag: ' näher ', approved: true }).toEqual([second]);
    await finds({ tag: 'näher', approved: true, scanned: false }).toEqual([second]);
    await finds({ tag: 'naher' }).toEqual([]);
    await finds({ tag: 'Näh' }).toEqual([]);
    await finds({ q: 'naher' }).toEqual([first, second].toSorted());
    const inUse = async (text: string) => (await admin.browser.call(ROUTES.tags, { query: { text } })).tags;
    expect(await inUse('naher')).toEqual([{ tag: 'Näher', count: 2 }]);
    await change(admin, first, [], ['näher']);
    await finds({ tag: 'näher' }).toEqual([second]);
    await admin.browser.call(ROUTES.deleteCode, { params: { id: second } });
    await finds({ tag: 'näher' }).toEqual([]);
    expect(await inUse('naher')).toEqual([]);
  });

  it('are seen by staff alone, and by no auditor without sight of names', async () => {
    const [admin, owner] = [await given.admin(), await given.signUp()];
    const id = await given.codeOf(owner);
    await change(admin, id, ['for the press']);
    const own = await owner.browser.fetch(`/barcode/${id}`);
    expect(await own.text()).not.toContain('for the press');
    const [blind, seeing] = [await given.auditor(), await given.auditor(true)];
    expect(await read(blind, id)).toEqual([]);
    expect(await listed(blind, { tag: 'for the press' })).toEqual([]);
    expect((await blind.browser.call(ROUTES.tags, { query: { text: 'press' } })).tags).toEqual([]);
    expect(await read(seeing, id)).toEqual(['for the press']);
    expect(await listed(seeing, { tag: 'for the press' })).toEqual([id]);
    expect((await refusalOf(change(seeing, id, ['x']))).code).toBe('forbidden');
    const told = async ({ browser }: Person) => {
      const query = { code: id, type: 'CodeTagged' };
      return (await browser.call(ROUTES.adminEvents, { query })).entries.map(({ words }) => words);
    };
    expect(await told(seeing)).toEqual(['The code got the tag “for the press”.']);
    expect(await told(blind)).toEqual(['The code got a tag.']);
  });

  const reached = async (id: string, status: 'finished' | 'undone') => {
    const { browser } = await given.admin();
    return vi.waitFor(async () => {
      const now = await browser.call(ROUTES.bulkAction, { params: { id } });
      expect(now.status).toBe(status);
      return now;
    }, SOON);
  };

  const bulk = async (action: BulkActionName, tags: readonly string[], which: object, count: number) => {
    const { browser } = await given.admin();
    const body = { action, tags: [...tags], count, ...which };
    const { id } = await browser.call(ROUTES.startBulkAction, { body });
    return reached(id, 'finished');
  };

  it('are put on many codes and taken off them, and an undo leaves what others changed', async () => {
    const admin = await given.admin();
    const [first = '', second = '', third = ''] = await given.generate(3);
    await change(admin, second, ['sale']);
    const codes = [first, second, third];
    const put = await bulk('tag', ['Sale', 'autumn'], { codes }, 3);
    expect(put).toMatchObject({ action: 'tag', tags: ['Sale', 'autumn'], changed: 3 });
    expect(await read(admin, second)).toEqual(['sale', 'autumn']);

    const taken = await bulk('untag', ['AUTUMN'], { filter: { tag: 'autumn', id: codes } }, 3);
    await change(admin, first, ['autumn', 'other']);
    await admin.browser.call(ROUTES.undoBulkAction, { params: { id: taken.id } });
    const tagsOf = async () => Promise.all(codes.map((code) => read(admin, code)));
    await expect.poll(tagsOf, SOON).toEqual([
      ['Sale', 'autumn', 'other'],
      ['sale', 'autumn'],
      ['Sale', 'autumn'],
    ]);
    // Another projector writes the bulk action, perhaps after the codes.
    expect(await reached(taken.id, 'undone')).toMatchObject({ restored: 2, kept: 1 });
    const body = { action: 'tag' as const, codes, count: 3 };
    expect((await refusalOf(admin.browser.call(ROUTES.startBulkAction, { body }))).code).toBe(
      'invalid_input',
    );
  });

  it('and notes of a bulk action are seen by no auditor without sight of names', async () => {
    const codes = [await given.newCode()];
    const done = [
      await bulk('tag', ['sale'], { codes }, 1),
      await bulk('note', [], { codes, note: 'for the press' }, 1),
    ];
    const seenBy = ({ browser }: Person) =>
      Promise.all(
        done.map(async ({ id }) => {
          const { note, tags } = await browser.call(ROUTES.bulkAction, { params: { id } });
          return { note, tags };
        }),
      );
    const [blind, seeing] = [await given.auditor(), await given.auditor(true)];
    expect(await seenBy(seeing)).toEqual([
      { note: '', tags: ['sale'] },
      { note: 'for the press', tags: [] },
    ]);
    const nothing = { note: '', tags: [] };
    expect(await seenBy(blind)).toEqual([nothing, nothing]);
  });
});
