import { expect, it } from 'vitest';
import type { UpdateCodeInput } from '../../../src/contract/content/index.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalOf } from '../harness/refusal.ts';

const link = (to: string) => ({ type: 'link', link: `https://example.com/${to}` }) as const;
const infoOf = (to: string) => ({ infoType: 'link', link: `https://example.com/${to}` });

onEveryComposition('a restore', (given) => {
  it.each(['owner', 'admin'])('brings name and content back for the %s', async (who) => {
    const owner = await given.signUp();
    const params = { id: await given.codeOf(owner) };
    const first = { name: 'Bench', ...link('one') };
    await owner.browser.call(ROUTES.updateCode, { params, body: first });
    await owner.browser.call(ROUTES.updateCode, { params, body: { name: 'Tree', ...link('two') } });
    const { browser } = who === 'owner' ? owner : await given.admin();
    const { entries } = await browser.call(ROUTES.codeHistory, { params });
    const version = entries.find(({ name }) => name === 'Bench')?.version ?? -1;

    const { barcode, message } = await browser.call(ROUTES.restoreCode, { params, body: { version } });

    expect(message).toBe('QR code restored successfully');
    expect(barcode).toMatchObject({ name: 'Bench', storedInfo: infoOf('one') });
    const scan = await given.browser().open(`/${params.id}`);
    expect(scan.headers.get('location')).toBe('https://example.com/one');
  });

  it('undoes a save, a clear and a reset', async () => {
    const owner = await given.signUp();
    const { browser } = await given.admin();
    const params = { id: await given.codeOf(owner) };
    const restore = async (version = -1, revision = -1) =>
      owner.browser.call(ROUTES.restoreCode, { params, body: { version, revision } });
    const body = { name: 'Bench', ...link('one') };

    const saved = await owner.browser.call(ROUTES.updateCode, { params, body });
    const unsaved = await restore(saved.undo, saved.barcode.revision);
    expect(unsaved.barcode).toMatchObject({ name: null, storedInfo: null });
    const again = await restore(unsaved.undo, unsaved.barcode.revision);
    expect(again.barcode).toMatchObject({ name: 'Bench', storedInfo: infoOf('one') });

    const cleared = await owner.browser.call(ROUTES.clearContent, { params });
    expect((await restore(cleared.undo, cleared.barcode.revision)).barcode.storedInfo).toEqual(infoOf('one'));

    const reset = await browser.call(ROUTES.resetCode, { params });
    const { barcode } = await restore(reset.undo, reset.barcode.revision);
    expect(barcode).toMatchObject({ name: 'Bench', storedInfo: infoOf('one') });
  });

  const bodies: readonly UpdateCodeInput[] = [
    link('one'),
    { type: 'phoneNumber', phoneNumber: '+1 213 373 4253' },
    {
      type: 'memories',
      memories: { title: 'Rosa', isProtected: false, theme: 'night', indexed: true },
    },
    {
      type: 'smartQR',
      smartQR: {
        conditions: [{ url: 'https://example.com/one', timeZone: 'Europe/Berlin' }],
        defaultUrl: '',
      },
    },
  ];
  it.each(bodies)('has nothing to undo after a save that changes nothing: $type', async (body) => {
    const owner = await given.signUp();
    const params = { id: await given.codeOf(owner) };
    await owner.browser.call(ROUTES.updateCode, { params, body });
    const same = await owner.browser.call(ROUTES.updateCode, { params, body });
    expect(same.undo).toBeUndefined();
  });

  it('works on a disabled code, which stays disabled', async () => {
    const owner = await given.signUp();
    const params = { id: await given.linkedCodeOf(owner, 'https://example.com/one') };
    const cleared = await owner.browser.call(ROUTES.clearContent, { params });
    await (await given.admin()).browser.call(ROUTES.disableCode, { params });
    const { barcode } = await owner.browser.call(ROUTES.restoreCode, {
      params,
      body: { version: cleared.undo ?? -1 },
    });
    expect(barcode).toMatchObject({ storedInfo: infoOf('one'), isActive: false });
  });

  it('keeps the secure code of a page', async () => {
    const owner = await given.signUp();
    const params = { id: await given.codeOf(owner) };
    const memories = { title: 'Rosa', isProtected: true, password: 'secret-code' };
    await owner.browser.call(ROUTES.updateCode, { params, body: { type: 'memories', memories } });
    const { undo = -1 } = await owner.browser.call(ROUTES.clearContent, { params });
    const { barcode } = await owner.browser.call(ROUTES.restoreCode, { params, body: { version: undo } });
    expect(barcode).toMatchObject({ isProtected: true, storedInfo: { memories: { title: 'Rosa' } } });
  });

  it('is refused for a version that the code never had', async () => {
    const owner = await given.signUp();
    const params = { id: await given.codeOf(owner) };
    const restore = owner.browser.call(ROUTES.restoreCode, { params, body: { version: 99 } });
    expect(await refusalOf(restore)).toMatchObject({
      status: 400,
      issues: [{ path: 'version', message: 'This version is not known' }],
    });
  });
});

onEveryComposition('a stale edit', (given) => {
  it('is refused, and the next response shows the other edit', async () => {
    const owner = await given.signUp();
    const { browser } = owner;
    for (let round = 0; round < 5; round += 1) {
      const id = await given.linkedCodeOf(owner, 'https://example.com/one');
      const params = { id };
      const { revision } = await given.codeNow(id);
      const edits = [
        () => browser.call(ROUTES.updateCode, { params, body: { ...link('two'), revision } }),
        () => browser.call(ROUTES.updateCode, { params, body: { ...link('three'), revision } }),
        () => browser.call(ROUTES.restoreCode, { params, body: { version: 2, revision } }),
      ];
      const outcomes = await Promise.allSettled(edits.map((edit) => edit()));
      const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(lost).toHaveLength(2);
      for (const { reason } of lost) expect(reason).toMatchObject({ status: 409, code: 'edited_meanwhile' });
      const { barcode } = await browser.call(ROUTES.code, { params: { id } });
      expect(barcode).toMatchObject({ revision: revision + 1 });
      expect(barcode.storedInfo).not.toEqual(infoOf('one'));
    }
  });
});
