import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalsOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

const UNKNOWN = '6c2f0d34-0000-4000-8000-000000000000';

onEveryComposition('batches', (given) => {
  const newBatch = async (amount: number) => {
    const { browser } = await given.admin();
    const { batchId, barcodeCSV } = await browser.call(ROUTES.generateCodes, { body: { amount } });
    return { id: batchId, csv: barcodeCSV };
  };

  it('are listed, the newest first, with the states of their codes', async () => {
    const older = await newBatch(1);
    const { id, csv } = await newBatch(3);
    const [, first = ''] = csv.trim().split('\n');
    await given.approve(first.split(',')[1] ?? '');
    const { browser, user } = await given.admin();

    const answer = await browser.fetch('/admin-api/batches?range=[0,1]');

    expect(answer.headers.get('content-range')).toMatch(/^batches 0-1\/\d+$/);
    const [newest, second] = ROUTES.batches.answer.parse(await answer.json());
    expect(newest).toMatchObject({ id, size: 3, present: 3, approved: 1, claimed: 0, name: '', note: '' });
    expect(newest?.createdBy?.email).toBe(user.email);
    expect(second?.id).toBe(older.id);
  });

  it('are generated with a name and a note, which are there at once', async () => {
    const { browser } = await given.admin();
    const described = { name: 'Guitar cases', note: 'For the fair' };

    const { batchId: id } = await browser.call(ROUTES.generateCodes, { body: { amount: 2, ...described } });

    expect(await browser.call(ROUTES.batch, { params: { id } })).toMatchObject({ ...described, size: 2 });
    const { batchId } = await browser.call(ROUTES.generateCodes, { body: { amount: 1, name: ' Cups ' } });
    expect(await browser.call(ROUTES.batch, { params: { id: batchId } })).toMatchObject({
      name: 'Cups',
      note: '',
    });
  });

  it('are not generated with a name that is too long', async () => {
    const { browser } = await given.admin();
    const body = { amount: 1, name: 'x'.repeat(121) };
    const [refusal] = await refusalsOf([browser.call(ROUTES.generateCodes, { body })]);
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('count the scans of their codes', async () => {
    // A batch of its own: other journeys scan the codes of theirs.
    const { id, csv } = await newBatch(1);
    const code = csv.trim().split(',').at(-1) ?? '';
    await given.approve(code);
    const owner = await given.signUp();
    await owner.browser.call(ROUTES.assignCode, { body: { link: code, user: owner.user._id } });
    const body = { type: 'link' as const, link: 'https://example.com/counted' };
    await owner.browser.call(ROUTES.updateCode, { params: { id: code }, body });
    const { browser } = await given.admin();
    const scans = async () => (await browser.call(ROUTES.batch, { params: { id } })).scans;
    expect(await scans()).toBe(0);
    const visitor = given.browser();
    for (const _scan of [1, 2]) await visitor.open(`/${code}`);
    await expect.poll(scans, SOON).toBe(2);
  });

  it('get a name and a note, which the list shows at once', async () => {
    const { id } = await newBatch(1);
    const { browser } = await given.admin();
    const described = { name: 'Mugs of the spring', note: 'Printed in May' };

    const answer = await browser.call(ROUTES.describeBatch, { params: { id }, body: described });

    expect(answer).toMatchObject({ ...described, id, message: 'Batch updated successfully' });
    expect(await browser.call(ROUTES.batch, { params: { id } })).toMatchObject(described);
    await browser.call(ROUTES.describeBatch, { params: { id }, body: { name: '', note: '' } });
    expect(await browser.call(ROUTES.batch, { params: { id } })).toMatchObject({ name: '', note: '' });
  });

  it('have a manifest, which is the CSV of their generation without deleted codes', async () => {
    const { id, csv } = await newBatch(3);
    const { browser } = await given.admin();
    const manifest = async () => (await browser.call(ROUTES.batchManifest, { params: { id } })).csv;
    expect(await manifest()).toBe(csv);

    const [head, gone = '', ...rest] = csv.trim().split('\n');
    await browser.call(ROUTES.deleteCode, { params: { id: gone.split(',')[1] ?? '' } });

    expect((await manifest()).trim().split('\n')).toEqual([head, ...rest]);
    expect(await browser.call(ROUTES.batch, { params: { id } })).toMatchObject({ size: 3, present: 2 });
  });

  it('filter the list of codes', async () => {
    const { id, csv } = await newBatch(2);
    await newBatch(1);
    const { browser } = await given.admin();

    const codes = await browser.call(ROUTES.adminCodes, {
      query: { filter: JSON.stringify({ batchId: id }) },
    });

    expect(codes.map(({ shortCode }) => shortCode).toSorted()).toEqual(
      csv
        .trim()
        .split('\n')
        .slice(1)
        .map((row) => row.split(',')[1])
        .toSorted(),
    );
  });

  it('are unknown under another id', async () => {
    const { browser } = await given.admin();
    const params = { id: UNKNOWN };
    const body = { name: 'Mugs', note: '' };
    const refusals = await refusalsOf([
      browser.call(ROUTES.batch, { params }),
      browser.call(ROUTES.batchManifest, { params }),
      browser.call(ROUTES.describeBatch, { params, body }),
    ]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: 'unknown_batch' });
  });
});
