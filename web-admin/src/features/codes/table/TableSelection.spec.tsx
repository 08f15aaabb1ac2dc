import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCode } from '../../../testing/codes.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { listCodes, signedIn } from '../../../testing/server.ts';

const CODES = ['1K3M9QWX2P', '2K3M9QWX2P', '3K3M9QWX2P', '4K3M9QWX2P'];

beforeEach(async () => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.bulkActions, () => [], { 'content-range': 'bulk-actions */0' });
  listCodes(CODES.map((shortCode) => aCode({ shortCode })));
  openConsole('/admin/codes/table');
  await screen.findByLabelText('Select 1K3M9QWX2P');
});

const box = (place: number) => screen.getByLabelText<HTMLInputElement>(`Select ${CODES[place]}`);
const all = () => screen.getByLabelText<HTMLInputElement>('Select all');
const press = (place: number, shiftKey = false) => fireEvent.click(box(place), { shiftKey });
const selected = () => CODES.flatMap((_, place) => (box(place).checked ? [place] : []));

describe('the checkboxes of the table', () => {
  it('select all rows of the page, and none', () => {
    press(1);
    expect(all().checked).toBe(false);
    fireEvent.click(all());
    expect(selected()).toEqual([0, 1, 2, 3]);
    screen.getByText('4 codes selected');
    expect(all().checked).toBe(true);
    fireEvent.click(all());
    screen.getByText('Nothing selected');
  });

  it('select the rows from the one before, with Shift', () => {
    press(3);
    press(1, true);
    expect(selected()).toEqual([1, 2, 3]);
    press(2, true);
    expect(selected()).toEqual([3]);
  });

  it('select one row with Shift where none was selected', () => {
    press(0);
    press(0);
    press(3, true);
    expect(selected()).toEqual([3]);
  });
});
