import { ADMIN_ROUTES, type AdminCode } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBatch } from '../../../testing/batches.ts';
import { aCode } from '../../../testing/codes.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { AUDITOR, listCodes, signedIn } from '../../../testing/server.ts';

const BATCH_ID = '0199a3c0-7d1e-7abc-8def-0123456789ab';
const BAG: AdminCode = {
  ...aCode({
    batchId: BATCH_ID,
    name: 'Blue bag',
    user: aUser(),
    storedInfo: { infoType: 'link', link: 'https://www.example.com/a' },
    approved: true,
    approvedDate: '2026-11-21T10:00:00.000Z',
    scanCount: 1204,
  }),
  note: 'For the fair',
};
const NEW = aCode({ batchId: BATCH_ID, shortCode: '8K3M9QWX2P', isActive: false, restricted: true });
const COLUMNS = 'qlaim.codes.hidden-columns';

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
});

async function open(query = '', total = 2) {
  const asked = listCodes([BAG, NEW], total);
  openConsole(`/admin/codes/table${query}`);
  await screen.findByText('Blue bag');
  return asked;
}

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(1).map(({ textContent }) => textContent),
  );
const select = (code: string) => fireEvent.click(screen.getByLabelText(`Select ${code}`));

describe('the table of codes', () => {
  it('shows each code, without the owners at first', async () => {
    await open();
    expect(rows()).toEqual([
      [
        '7K3M9QWX2P',
        'Blue bag',
        'Opens example.com/a',
        'Approved',
        '1,204',
        '20/11/26',
        '21/11/26',
        'For the fair',
      ],
      ['8K3M9QWX2P', '', 'Nothing yet', 'Not approvedDisablednonpaying', '0', '20/11/26', '–not yet', ''],
    ]);
    expect(screen.getByText('7K3M9QWX2P').getAttribute('href')).toBe('/admin/codes/7K3M9QWX2P');
  });

  it.each([
    ['["note"]', 'Rosa Marin, rosa@example.com'],
    ['"note"', undefined],
    ['nonsense', undefined],
  ])('remembers hidden columns: %s', async (stored, owner) => {
    localStorage.setItem(COLUMNS, stored);
    await open();
    expect(rows()[0]?.find((cell) => cell?.includes('rosa@'))).toBe(owner);
    expect(rows()[0]?.includes('For the fair') ?? true).toBe(owner === undefined);
  });

  it('sorts by the scans, the most first', async () => {
    const asked = await open();
    fireEvent.click(screen.getByText('Scans', { selector: 'th *' }));
    await waitFor(() => expect(asked.at(-1)?.query.sort).toEqual(['scanCount', 'DESC']));
    const sortable = [...document.querySelectorAll('th')].filter((head) => head.querySelector('button'));
    expect(sortable.map(({ textContent }) => textContent)).toEqual([
      'Code',
      'Name',
      'Scans',
      'Created',
      'Approved',
    ]);
    const sorted = [...document.querySelectorAll('th[aria-sort]')];
    expect(sorted.map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([
      ['Scans', 'descending'],
    ]);
  });

  it('opens the editor of a code', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Edit 7K3M9QWX2P'));
    await screen.findByText('Edit 7K3M9QWX2P', { selector: 'h2' });
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says where no code matches', async () => {
    listCodes([]);
    openConsole(`/admin/codes/table?${new URLSearchParams({ filter: '{"q":"x"}' })}`);
    await screen.findByText('No codes match these filters');
  });
});

describe('a read of the codes', () => {
  it('that fails says why, and is tried again', async () => {
    refuseRoute(ADMIN_ROUTES.adminCodes, 'unavailable');
    openConsole('/admin/codes/table');
    await screen.findByText('The fault is ours, not yours. Try again in a moment.');
    expect(screen.queryByText('No QR codes yet')).toBeNull();
    listCodes([BAG]);
    press('Try again');
    await screen.findByText('Blue bag');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without the code leaves its editor open', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Edit 7K3M9QWX2P'));
    const link = await screen.findByLabelText<HTMLInputElement>('Link', { selector: 'dialog input' });
    fireEvent.change(link, { target: { value: 'https://other.example/' } });
    listCodes([NEW]);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('Blue bag')).toBeNull());
    expect(link.isConnected).toBe(true);
    expect(link.value).toBe('https://other.example/');
  });
});

describe('the selection', () => {
  it('is printed', async () => {
    await open();
    expect(screen.queryByText('Print …')).toBeNull();
    select('8K3M9QWX2P');
    await screen.findByText('1 code selected');
    expect(screen.getByLabelText<HTMLInputElement>('Select 8K3M9QWX2P').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Select 7K3M9QWX2P').checked).toBe(false);
    answerRoute(CONSOLE_ROUTES.codesToPrint, () => ({ publicUrl: 'https://qlaim.example', codes: [] }));
    press('Print …');
    await screen.findByText('These codes were deleted.');
    expect(history.state.usr).toEqual({ print: { id: ['8K3M9QWX2P'] } });
  });

  it('of all that match ends with another row, and is too large to print', async () => {
    await open(`?${new URLSearchParams({ filter: '{"approved":true}' })}`, 2001);
    select('8K3M9QWX2P');
    press('Select all 2,001 that match');
    await screen.findByText('2,001 codes selected');
    const print = screen.getByText('Print …').closest('button');
    expect(print?.getAttribute('aria-disabled')).toBe('true');
    expect(print?.title).toBe('At most 2,000 codes are printed at once');
    press('Print …');
    expect(location.pathname).toBe('/admin/codes/table');
    const asked = answerRoute(CONSOLE_ROUTES.startBulkAction, () => ({ id: 'a', message: 'It has started' }));
    press('Apply …');
    press('Approve 2,001 codes');
    await screen.findByText('It has started');
    expect(asked.map(({ body }) => body)).toEqual([
      { action: 'approve', note: '', tags: [], count: 2001, filter: { approved: true } },
    ]);
    await screen.findByText('Nothing selected');
  });

  it('of all ends with another row', async () => {
    await open();
    press('Select all 2 that match');
    await screen.findByText('2 codes selected');
    expect(screen.getByText('Print …').closest('button')?.getAttribute('aria-disabled')).toBeNull();
    select('7K3M9QWX2P');
    await screen.findByText('1 code selected');
    press('Clear the selection');
    await screen.findByText('Nothing selected');
  });

  it('is not for an auditor, who may choose columns', async () => {
    signedIn(AUDITOR);
    await open();
    expect(screen.queryByLabelText('Select 7K3M9QWX2P')).toBeNull();
    expect(screen.queryByText('Nothing selected')).toBeNull();
    expect(screen.queryByLabelText('Edit 7K3M9QWX2P')).toBeNull();
    screen.getByText('Columns');
  });
});

describe('the codes of a batch', () => {
  const query = `?${new URLSearchParams({ filter: JSON.stringify({ batchId: BATCH_ID }) })}`;

  it('are named, until all are shown', async () => {
    answerRoute(CONSOLE_ROUTES.batches, () => [aBatch({ id: BATCH_ID })]);
    const asked = await open(query);
    const chip = await screen.findByLabelText('Take away: Batch: Bags');
    const cards = screen.getByText('Cards');
    expect([cards, screen.getByText('Table')].map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'page',
    ]);
    expect(cards.getAttribute('href')).toBe(`/admin${query}`);
    fireEvent.click(chip);
    await waitFor(() => expect(screen.queryByText('Batch: Bags')).toBeNull());
    expect(asked.map(({ query: { filter } }) => filter)).toContainEqual({});
  });
});

describe('the keys of the table', () => {
  const row = () => document.activeElement?.closest('tbody tr');
  const current = () => row()?.id;
  const key = (name: string) => fireEvent.keyDown(row() ?? document.body, { key: name });

  it('move between the rows, and stay at the ends', async () => {
    await open();
    const places = ['k', 'j', 'j', 'ArrowUp', 'ArrowDown'].map((name) => {
      key(name);
      return current();
    });
    expect(places).toEqual(['7K3M9QWX2P', '8K3M9QWX2P', '8K3M9QWX2P', '7K3M9QWX2P', '8K3M9QWX2P']);
  });

  it('select a row, open its page, and look inside it', async () => {
    await open();
    key('j');
    key('x');
    await screen.findByText('1 code selected');
    answerRoute(CONSOLE_ROUTES.batches, () => [aBatch()]);
    key(' ');
    await screen.findByText('7K3M 9QWX 2P');
    fireEvent.keyDown(screen.getByText('Next'), { key: 'ArrowRight' });
    await screen.findByText('8K3M 9QWX 2P');
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(current()).toBe('8K3M9QWX2P'));
    answerRoute(ADMIN_ROUTES.adminCode, () => aCode({ shortCode: '8K3M9QWX2P' }));
    key('Enter');
    await waitFor(() => expect(location.pathname).toBe('/admin/codes/8K3M9QWX2P'));
    expect(history.state.usr.list.place).toBe(2);
  });

  it('leave keys with a modifier to the browser', async () => {
    await open();
    key('j');
    for (const name of ['ArrowDown', 'Enter', ' '])
      for (const more of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
        fireEvent.keyDown(row() ?? document.body, { key: name, [more]: true });
    expect(current()).toBe('7K3M9QWX2P');
    expect(location.pathname).toBe('/admin/codes/table');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do nothing without a row, and leave what is inside a row alone', async () => {
    await open();
    for (const name of ['e', 'x', 'Enter']) key(name);
    fireEvent.keyDown(screen.getByLabelText('Select 7K3M9QWX2P'), { key: 'Enter' });
    expect(location.pathname).toBe('/admin/codes/table');
    screen.getByText('Nothing selected');
  });
});

describe('name and note in the row', () => {
  const group = () => screen.queryByRole('group', { name: 'Name and note of 7K3M9QWX2P' });
  const field = (label: string) =>
    within(group() ?? document.body).getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
  const enter = (label: string) => fireEvent.keyDown(field(label), { key: 'Enter' });
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const edit = async () => {
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'e' });
    await screen.findByRole('group', { name: 'Name and note of 7K3M9QWX2P' });
  };
  const revision = BAG.revision;

  it('are saved by Enter, each with a way back', async () => {
    const named = answerRoute(ADMIN_ROUTES.updateCode, ({ body }) => ({
      barcode: aCode({ ...BAG, name: body.name ?? null, revision: revision + 1 }),
      message: 'QR code updated successfully',
      undo: 3,
    }));
    const noted = answerRoute(CONSOLE_ROUTES.noteCode, ({ body }) => ({
      code: { ...BAG, note: body.note },
      message: 'The note was saved',
    }));
    await open();
    await edit();
    type('Name', ' Red bag ');
    type('Note', 'For the shop');
    enter('Note');
    await screen.findByText('Red bag');
    expect(named.map(({ body }) => body)).toEqual([{ name: 'Red bag', revision }]);
    await waitFor(() => expect(document.activeElement?.id).toBe('7K3M9QWX2P'));
    const restored = answerRoute(ADMIN_ROUTES.restoreCode, () => ({
      barcode: BAG,
      message: 'Restored',
    }));
    const undo = (words: string) => {
      const toast = screen
        .getByText(words, { selector: '.qk-toast-words' })
        .closest<HTMLElement>('.qk-toast');
      if (toast) press('Undo', toast);
    };
    undo('The note was saved');
    undo('QR code updated successfully');
    await screen.findByText('Blue bag');
    await waitFor(() => expect(noted.map(({ body }) => body.note)).toEqual(['For the shop', 'For the fair']));
    expect(restored.map(({ body }) => body)).toEqual([{ version: 3, revision: revision + 1 }]);
  });

  it('are left as they were by Escape', async () => {
    await open();
    await edit();
    type('Name', 'Red bag');
    fireEvent.keyDown(field('Name'), { key: 'Escape' });
    await screen.findByText('Blue bag');
    expect(group()).toBeNull();
    expect(document.activeElement?.id).toBe('7K3M9QWX2P');
  });

  it('stay typed after a refusal', async () => {
    refuseRoute(ADMIN_ROUTES.updateCode, 'unavailable');
    await open();
    await edit();
    type('Name', 'Red bag');
    enter('Name');
    await screen.findByText('This is not available right now. Please try again');
    expect(field('Name').value).toBe('Red bag');
  });

  it('are not sent while they are too long', async () => {
    await open();
    await edit();
    type('Name', 'x'.repeat(121));
    enter('Name');
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    press('Cancel');
    await screen.findByText('Blue bag');
  });

  it('are not edited by an auditor', async () => {
    signedIn(AUDITOR);
    await open();
    await waitFor(() => expect(screen.queryByLabelText('Edit name and note of 7K3M9QWX2P')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(group()).toBeNull();
  });
});
