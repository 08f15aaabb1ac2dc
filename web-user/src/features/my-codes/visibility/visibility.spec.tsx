import { type Barcode, ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/session.ts';

const USER = aUser();
const LINK = { infoType: 'link' as const, link: 'https://example.com' };
const bag = (over: Partial<Barcode> = {}) =>
  aBarcode({ name: 'Blue bag', claimed: true, user: USER, storedInfo: LINK, ...over });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

beforeEach(() => {
  signedIn(USER);
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
});

const answersOf = (code: Barcode) => {
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [code] }));
  answerRoute(ROUTES.code, () => ({ barcode: code }));
  return answerRoute(ROUTES.changeVisibility, ({ body }) => ({
    barcode: { ...code, hidden: body.hidden },
    message: body.hidden ? 'Hidden for now' : 'Shown again',
  }));
};

async function openMenu() {
  openApp('/');
  fireEvent.click(await screen.findByLabelText('More for Blue bag'));
  await screen.findByRole('menu');
}

const badge = () => document.querySelector('.qu-code-badges')?.textContent;

it('hides a code from its menu, and shows it again by the toast', async () => {
  const asked = answersOf(bag());
  await openMenu();
  fireEvent.click(screen.getByText('Hide for now'));
  await waitFor(() => expect(badge()).toContain('Hidden for now'));
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(() => expect(badge()).not.toContain('Hidden for now'));
  expect(asked.map(({ params, body }) => [params.id, body])).toEqual([
    [bag()._id, { hidden: true }],
    [bag()._id, { hidden: false }],
  ]);
});

it('offers to show what is hidden, and the history', async () => {
  answersOf(bag({ hidden: true }));
  await openMenu();
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Copy the link', 'Show again', 'History']);
});

it('has nothing to hide where a code leads nowhere', async () => {
  answersOf(bag({ storedInfo: null }));
  await openMenu();
  expect(screen.queryByText('Hide for now')).toBeNull();
});

it('shares by the sheet of the system, where it has one', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  answersOf(bag());
  await openMenu();
  fireEvent.click(screen.getByText('Share'));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Blue bag', url: bag().link });
});

it('says so when a code can not be hidden', async () => {
  answersOf(bag());
  refuseRoute(ROUTES.changeVisibility, 'nothing_to_hide');
  await openMenu();
  fireEvent.click(screen.getByText('Hide for now'));
  await screen.findAllByText('There is nothing to hide: this QR code leads nowhere yet');
  expect(badge()).not.toContain('Hidden for now');
});

it('hides and shows in the editor, and keeps what is typed', async () => {
  const code = bag();
  answersOf(code);
  openApp(`/edit/${code.shortCode}`);
  await findButton('Hide for now');
  const name = screen.getByLabelText<HTMLInputElement>('Name', { exact: false, selector: 'input' });
  fireEvent.change(name, { target: { value: 'Red bag' } });
  press('Hide for now');
  await findButton('Show again');
  expect(screen.queryByText('Hide for now')).toBeNull();
  expect(name.value).toBe('Red bag');
  press('Show again');
  await findButton('Hide for now');
  expect(name.value).toBe('Red bag');
});

it('opens the history from the address that the menu leads to', async () => {
  answersOf(bag());
  answerRoute(ROUTES.codeHistory, () => ({ entries: [], next: null }));
  openApp(`/edit/${bag().shortCode}#history`);
  expect(await screen.findByRole('dialog')).toBeDefined();
});
