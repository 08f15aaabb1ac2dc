import type { AdminCode, Batch } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBatch } from '../../../testing/batches.ts';
import { aCode } from '../../../testing/codes.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { AUDITOR, listCodes, signedIn } from '../../../testing/server.ts';

const BATCH = aBatch({ size: 500, present: 500, claimed: 412, approved: 380 });
const TABLE = `/admin/codes/table?${new URLSearchParams({ filter: JSON.stringify({ batchId: BATCH.id }) })}`;
const CODES = [
  aCode({ name: 'Blue bag', user: aUser() }),
  aCode({ shortCode: '8K3M9QWX2P', approved: true }),
  aCode({ shortCode: '9K3M9QWX2P' }),
];

beforeEach(() => signedIn());

async function open(batch: Batch = BATCH, codes: AdminCode[] = CODES) {
  const listed = listCodes(codes, batch.present);
  const read = answerRoute(CONSOLE_ROUTES.batch, () => batch);
  openConsole(`/admin/batches/${batch.id}`);
  await screen.findByRole('region', { name: 'The batch' });
  return { listed, read };
}

const hrefOf = (words: string) => screen.getByText(words).closest('a')?.getAttribute('href');
const textsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the page of a batch', () => {
  it('shows who generated it, and what became of its codes', async () => {
    await open();
    expect(document.title).toBe('Bags · Qlaim');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bags');
    expect(screen.getByText(/^Generated/).textContent).toMatch(/^Generated 20\/11\/26 by Rosa/);
    screen.getByText('For the fair');
    expect(textsOf('Figures of the batch')).toEqual([
      '500 codes',
      '412 claimed (82\u00a0%)',
      '380 approved (76\u00a0%)',
      '1,204 scans',
    ]);
    expect(hrefOf('Print')).toBe(`/admin/print/${BATCH.id}`);
    expect(screen.getAllByText('Codes').map((words) => words.closest('a')?.getAttribute('href'))).toContain(
      TABLE,
    );
  });

  it('leads to the pages of its first codes, and to all of them', async () => {
    const { listed } = await open();
    await screen.findByText('All 500 codes in the table');
    expect(textsOf('Codes')).toEqual([
      '7K3M 9QWX 2PClaimed · Blue bag',
      '8K3M 9QWX 2PApproved',
      '9K3M 9QWX 2PNot approved',
    ]);
    expect(hrefOf('8K3M 9QWX 2P')).toBe('/admin/codes/8K3M9QWX2P');
    expect(hrefOf('All 500 codes in the table')).toBe(TABLE);
    expect(listed[0]?.query).toMatchObject({ filter: { batchId: BATCH.id }, range: [0, 49] });
  });

  it('says that its codes were deleted, and prints none of them', async () => {
    await open(aBatch({ size: 1, present: 0, claimed: 0, approved: 0, note: '' }), []);
    await screen.findByText('Every code of this batch was deleted.');
    expect(textsOf('Figures of the batch').slice(0, 2)).toEqual(['0 codes1 deleted code', '0 claimed']);
    expect(['Print', 'Approve all'].filter((words) => screen.queryByText(words) !== null)).toEqual([]);
  });

  it.each(['unknown_batch', 'invalid_input'] as const)(
    'says that there is no such batch: %s',
    async (code) => {
      refuseRoute(CONSOLE_ROUTES.batch, code);
      openConsole(`/admin/batches/${BATCH.id}`);
      await screen.findByText('There is no such batch');
      expect(hrefOf('All batches')).toBe('/admin/batches');
    },
  );

  it('says why it could not be read, and reads it again', async () => {
    refuseRoute(CONSOLE_ROUTES.batch, 'unavailable');
    openConsole(`/admin/batches/${BATCH.id}`);
    await findButton('Try again');
    answerRoute(CONSOLE_ROUTES.batch, () => BATCH);
    listCodes([]);
    press('Try again');
    await screen.findByText('For the fair');
  });

  it('offers no change to an auditor', async () => {
    signedIn(AUDITOR);
    await open();
    await findButton('CSV');
    await waitFor(() => expect(screen.queryByText('Approve all')).toBeNull());
    expect(['Edit name and note', 'Print'].filter((words) => screen.queryByText(words) !== null)).toEqual([]);
  });
});

describe('approving a batch', () => {
  const start = async () => {
    press('Approve all');
    press('Approve 500 codes', await screen.findByRole('alertdialog', { name: 'Approve: 500 codes?' }));
  };

  it('asks with the number of codes, and leads to the table', async () => {
    answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
    const asked = answerRoute(CONSOLE_ROUTES.startBulkAction, () => ({ id: 'a', message: 'It has started' }));
    await open();
    await start();
    await screen.findByText('It has started');
    const filter = { batchId: BATCH.id };
    expect(asked).toEqual([{ body: { action: 'approve', note: '', tags: [], count: 500, filter } }]);
    await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(TABLE));
  });

  it('reads the batch again where another number of codes matches', async () => {
    refuseRoute(CONSOLE_ROUTES.startBulkAction, 'count_changed', { message: 'Other codes match now' });
    const { read } = await open();
    await start();
    await screen.findByText('Other codes match now');
    await waitFor(() => expect(read).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(location.pathname).toBe(`/admin/batches/${BATCH.id}`);
  });

  it('is not offered where all codes are approved', async () => {
    await open(aBatch({ approved: 99 }));
    expect(screen.queryByText('Approve all')).toBeNull();
  });
});

describe('the manifest of a batch', () => {
  it('is saved as CSV', async () => {
    await open();
    const saved = watchDownloads();
    const asked = answerRoute(CONSOLE_ROUTES.batchManifest, () => ({ csv: 'link,code\n' }));
    press('CSV');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['manifest-2026-11-20-0199a3c0.csv']));
    expect(await saved[0]?.content?.text()).toBe('link,code\n');
    expect(asked).toEqual([{ params: { id: BATCH.id } }]);
  });

  it('says why it could not be saved', async () => {
    await open();
    refuseRoute(CONSOLE_ROUTES.batchManifest, 'unknown_batch', { message: 'There is no such batch' });
    press('CSV');
    await screen.findByText('There is no such batch');
  });
});

describe('name and note of a batch', () => {
  it('are changed, and the batch is read again', async () => {
    const { read } = await open();
    const asked = answerRoute(CONSOLE_ROUTES.describeBatch, () => ({ ...BATCH, message: 'Saved' }));
    press('Edit name and note');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('For the fair');
    fill({ Name: 'Blue bags' });
    press('Save');
    await screen.findByText('Saved');
    expect(asked).toEqual([{ params: { id: BATCH.id }, body: { name: 'Blue bags', note: 'For the fair' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(read).toHaveLength(2));
  });

  it('are not sent while they are too long', async () => {
    await open();
    press('Edit name and note');
    const asked = answerRoute(CONSOLE_ROUTES.describeBatch, () => ({ ...BATCH, message: 'Saved' }));
    fill({ Note: 'x'.repeat(501), Name: 'x'.repeat(121) });
    press('Save');
    expect([errorOf('Name'), errorOf('Note')].map((error) => typeof error)).toEqual(['string', 'string']);
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([]);
  });
});
