import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCode } from '../../../../testing/codes.ts';
import { openConsole } from '../../../../testing/open-console.tsx';
import { listCodes, signedIn } from '../../../../testing/server.ts';

const HIDDEN = 'qlaim.codes.hidden-columns';
const ORDER = 'qlaim.codes.hidden-columns_columnRanks';

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
});

async function open() {
  listCodes([aCode()]);
  openConsole('/admin/codes/table');
  await screen.findByRole('table', { name: 'QR codes' });
}

async function choose() {
  await open();
  press('Columns');
  await screen.findByRole('region', { name: 'Choice of columns' });
}

const heads = () => [...document.querySelectorAll('th')].slice(1).map(({ textContent }) => textContent);
const kept = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null');
const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

describe('the choice of columns', () => {
  it('shows and hides columns, which the browser remembers', async () => {
    await choose();
    flip('Owner');
    flip('Note');
    await waitFor(() =>
      expect(heads()).toEqual(['Code', 'Name', 'Leads to', 'Owner', 'State', 'Scans', 'Created', 'Approved']),
    );
    expect(kept(HIDDEN)).toEqual(['imageUploadDate', 'tags', 'note']);
  });

  it('closes by its button, also where a pressed button gets no focus', async () => {
    await choose();
    const around = screen.getByRole('button', { name: 'Columns' }).closest('[tabindex]');
    fireEvent.blur(screen.getByLabelText('Search columns'), { relatedTarget: around });
    press('Columns');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Choice of columns' })).toBeNull());
  });

  it('moves columns, and resets all', async () => {
    await choose();
    fireEvent.click(screen.getByLabelText('Move Name up'));
    await waitFor(() => expect(heads().slice(0, 3)).toEqual(['Name', 'Code', 'Leads to']));
    fireEvent.click(screen.getByLabelText('Move Name up'));
    fireEvent.click(screen.getByLabelText('Move Code down'));
    await waitFor(() => expect(heads().slice(0, 3)).toEqual(['Name', 'Leads to', 'Code']));
    expect(kept(ORDER)).toEqual([1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 10]);
    flip('State');
    press('Reset');
    await waitFor(() => expect(heads().slice(0, 4)).toEqual(['Code', 'Name', 'Leads to', 'State']));
  });

  it('takes a column that is dragged to the place of another one', async () => {
    await choose();
    const row = (name: string) => screen.getByRole('switch', { name }).closest('li') ?? document.body;
    fireEvent.dragOver(row('Name'));
    fireEvent.dragStart(row('Code'), { dataTransfer: { setData: () => undefined } });
    fireEvent.dragOver(row('Leads to'));
    fireEvent.dragEnd(row('Code'));
    await waitFor(() => expect(heads().slice(0, 3)).toEqual(['Name', 'Leads to', 'Code']));
  });

  it('keeps an order that was chosen before', async () => {
    localStorage.setItem(ORDER, '[9,1]');
    await open();
    expect(heads().slice(0, 3)).toEqual(['Note', 'Name', 'Code']);
  });

  it('finds columns by their names', async () => {
    await choose();
    fireEvent.change(screen.getByLabelText('Search columns'), { target: { value: ' APP' } });
    expect(screen.getAllByRole('switch').map(({ textContent }) => textContent)).toEqual(['Approved']);
  });

  it('closes with Escape, and when the focus leaves it', async () => {
    await choose();
    fireEvent.keyDown(screen.getByLabelText('Search columns'), { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Choice of columns' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Columns');
    press('Columns');
    (await screen.findByRole('switch', { name: 'Note' })).focus();
    screen.getByText('Cards').focus();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Choice of columns' })).toBeNull());
  });
});
