import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { BulkAction, BulkActionName } from '../../../src/contract/schemas/bulk-action.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalOf, refusalsOf } from '../harness/refusal.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const UNKNOWN = '6c2f0d34-0000-4000-8000-000000000000';

onEveryComposition('a bulk action', (given) => {
  const start = async (action: BulkActionName, codes: readonly string[], note = '') => {
    const { browser } = await given.admin();
    const body = { action, note, codes: [...codes], count: codes.length };
    return (await browser.call(ROUTES.startBulkAction, { body })).id;
  };
  const read = async (id: string): Promise<BulkAction> =>
    (await given.admin()).browser.call(ROUTES.bulkAction, { params: { id } });
  const reached = (id: string, status: BulkAction['status']) =>
    vi.waitFor(async () => {
      const action = await read(id);
      expect(action.status).toBe(status);
      return action;
    }, PATIENCE);
  const undo = async (id: string) =>
    (await given.admin()).browser.call(ROUTES.undoBulkAction, { params: { id } });
  const result = async (id: string) => {
    const { browser } = await given.admin();
    const { csv } = await browser.call(ROUTES.bulkActionResult, { params: { id } });
    const [head, ...rows] = csv.trim().split('\n');
    expect(head).toBe('code,outcome');
    return Object.fromEntries(rows.map((row) => row.split(',')));
  };
  const shows = (code: string, fields: object) =>
    vi.waitFor(async () => expect(await given.codeNow(code)).toMatchObject(fields), PATIENCE);

  it('changes the named codes, and tells which were so already', async () => {
    const [first = '', second = '', third = ''] = await given.generate(3);
    await given.approve(second);
    const id = await start('approve', [first, second, third]);

    const action = await reached(id, 'finished');
    expect(action).toMatchObject({ total: 3, handled: 3, changed: 2, unchanged: 1, refused: 0 });
    expect(action.requestedBy?.email).toBe((await given.admin()).user.email);
    expect(await result(id)).toEqual({ [first]: 'changed', [second]: 'unchanged', [third]: 'changed' });
    for (const code of [first, second, third]) await shows(code, { approved: true });
  });

  it('is undone as one, and leaves what was so before', async () => {
    const [first = '', second = ''] = await given.generate(2);
    await given.approve(second);
    const id = await start('approve', [first, second]);
    expect((await reached(id, 'finished')).undoable).toBe(true);

    await undo(id);

    expect(await reached(id, 'undone')).toMatchObject({ restored: 1, kept: 0, undoable: false });
    await shows(first, { approved: false });
    await shows(second, { approved: true });
    expect(await result(id)).toEqual({ [first]: 'changed and undone', [second]: 'unchanged' });
  });

  it('is undone without what others have changed since', async () => {
    const [first = '', second = ''] = await given.generate(2);
    const id = await start('disable', [first, second]);
    await reached(id, 'finished');
    const { browser } = await given.admin();
    await browser.call(ROUTES.enableCode, { params: { id: second } });
    await browser.call(ROUTES.disableCode, { params: { id: second } });

    await undo(id);

    expect(await reached(id, 'undone')).toMatchObject({ restored: 1, kept: 1 });
    await shows(first, { isActive: true });
    await shows(second, { isActive: false });
  });

  it.each([
    ['unapprove', { approved: false }],
    ['enable', { isActive: true }],
    ['disable', { isActive: false }],
    ['restrict', { restricted: true }],
    ['unrestrict', { restricted: false }],
  ] as const)('can %s', async (action, fields) => {
    const [code = ''] = await given.generate(1);
    await reached(await start(action, [code]), 'finished');
    await shows(code, fields);
  });

  it('notes something about codes, which their owner does not see, and an undo brings the old note back', async () => {
    const { browser, user } = await given.signUp();
    const code = await given.approvedCode();
    await browser.call(ROUTES.assignCode, { body: { link: code, user: user._id } });
    await reached(await start('note', [code], 'Order 7'), 'finished');
    const second = await start('note', [code], 'Order 8');
    await reached(second, 'finished');
    await shows(code, { note: 'Order 8' });

    const seen = await browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });
    expect(JSON.stringify(seen)).not.toContain('Order 8');

    await undo(second);
    await reached(second, 'undone');
    await shows(code, { note: 'Order 7' });
  });

  it('deletes codes, and can not be undone then', async () => {
    const [first = '', second = ''] = await given.generate(2);
    const { browser } = await given.admin();
    await browser.call(ROUTES.deleteCode, { params: { id: second } });
    const id = await start('delete', [first, second]);

    expect(await reached(id, 'finished')).toMatchObject({ changed: 1, refused: 1, undoable: false });
    expect(await result(id)).toEqual({ [first]: 'changed', [second]: 'refused: This QR code is not known' });
    expect(await refusalOf(undo(id))).toMatchObject({ status: 409, code: 'not_undoable' });
  });

  it('is refused where the number of codes is not the confirmed one', async () => {
    const [code = ''] = await given.generate(1);
    const body = { action: 'approve', filter: { link: code }, count: 2 } as const;
    const { browser } = await given.admin();
    const started = browser.call(ROUTES.startBulkAction, { body });
    expect(await refusalOf(started)).toMatchObject({ status: 409, code: 'count_changed' });
    expect((await given.codeNow(code)).approved).toBe(false);
  });

  it('is unknown under another id', async () => {
    const { browser } = await given.admin();
    const call = { params: { id: UNKNOWN } };
    const refusals = await refusalsOf([
      browser.call(ROUTES.bulkAction, call),
      browser.call(ROUTES.bulkActionResult, call),
      browser.call(ROUTES.cancelBulkAction, call),
      browser.call(ROUTES.undoBulkAction, call),
    ]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 404, code: 'unknown_bulk_action' });
  });

  describe('on all codes of a batch', () => {
    const SIZE = 1000;
    let batchId = '';
    let codes: readonly string[] = [];
    beforeAll(async () => {
      const { browser } = await given.admin();
      const generated = await browser.call(ROUTES.generateCodes, { body: { amount: SIZE } });
      batchId = generated.batchId;
      codes = generated.barcodeCSV
        .trim()
        .split('\n')
        .slice(1)
        .map((row) => row.split(',')[1] ?? '');
      // Projectors may take their time for a thousand codes.
      const present = async () =>
        (await browser.call(ROUTES.batch, { params: { id: batchId } }).catch(() => undefined))?.present;
      await vi.waitFor(async () => expect(await present()).toBe(SIZE), { timeout: 100_000, interval: 250 });
    });

    it('may be cancelled: the result says which codes it changed, and which it left', async () => {
      const { browser } = await given.admin();
      const body = { action: 'restrict', filter: { batchId }, count: SIZE } as const;
      const { id } = await browser.call(ROUTES.startBulkAction, { body });
      await browser.call(ROUTES.cancelBulkAction, { params: { id } });

      const action = await reached(id, 'finished');
      const outcomes = await result(id);
      expect(Object.keys(outcomes).toSorted()).toEqual(codes.toSorted());
      const changed = codes.filter((code) => outcomes[code] === 'changed');
      expect(changed).toHaveLength(action.changed);
      for (const code of codes.slice(0, 20)) await shows(code, { restricted: outcomes[code] === 'changed' });
    });

    it('fixes the codes when it starts, and counts them in the list of batches', async () => {
      const { browser } = await given.admin();
      const body = { action: 'approve', filter: { batchId, approved: false }, count: SIZE } as const;
      const { id } = await browser.call(ROUTES.startBulkAction, { body });
      expect(await reached(id, 'finished')).toMatchObject({ changed: SIZE });

      await vi.waitFor(async () => {
        const batch = await browser.call(ROUTES.batch, { params: { id: batchId } });
        expect(batch).toMatchObject({ size: SIZE, present: SIZE, approved: SIZE, claimed: 0 });
      }, PATIENCE);
    });
  });
});
