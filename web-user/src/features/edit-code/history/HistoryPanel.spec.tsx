import { type HistoryEntry, ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/session.ts';

const USER = aUser();
const link = (to: string) => ({ infoType: 'link' as const, link: `https://example.com/${to}` });
const CODE = aBarcode({ name: 'Bag', claimed: true, user: USER, storedInfo: link('now'), revision: 2 });

const entry = (version: number, over: Partial<HistoryEntry>): HistoryEntry => ({
  version,
  at: `2026-11-20T10:0${version}:00.000Z`,
  by: 'you',
  kind: 'saved',
  name: 'Bag',
  storedInfo: link('now'),
  available: true,
  restorable: true,
  current: false,
  ...over,
});
const NEWEST = [
  entry(5, { current: true, restorable: false }),
  entry(4, { kind: 'reset', by: 'admin', name: null, storedInfo: null }),
  entry(3, { storedInfo: link('before') }),
];
const OLDEST = [
  entry(2, { kind: 'cleared', available: false, restorable: false, name: null, storedInfo: null }),
  entry(0, { kind: 'generated', by: 'system', available: false, restorable: false }),
];

beforeEach(() => {
  signedIn(USER);
  answerRoute(ROUTES.code, () => ({ barcode: CODE }));
});

async function open() {
  openApp(`/edit/${CODE.shortCode}`);
  await findButton('History');
  press('History');
}

const readHistory = () =>
  answerRoute(ROUTES.codeHistory, ({ query }) =>
    query.before === undefined ? { entries: NEWEST, next: 3 } : { entries: OLDEST, next: null },
  );

const rows = () => [...document.querySelectorAll('.qu-change')].map(({ textContent }) => textContent);

it('lists the changes in words, and older ones on request', async () => {
  const asked = readHistory();
  await open();
  await screen.findByText('Reset: name and destination cleared');
  expect(rows()[0]).toContain('Now');
  expect(rows()[1]).toContain('By an admin');
  press('Show older changes');
  await screen.findByText('Not available any more');
  expect(rows()).toHaveLength(5);
  expect(asked.map(({ query }) => query.before)).toEqual([undefined, 3]);
  expect(screen.queryByText('Show older changes')).toBeNull();
});

it('shows a version, and restores it after a question', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  readHistory();
  const restored = answerRoute(ROUTES.restoreCode, () => ({ barcode: CODE, message: 'back', undo: 5 }));
  await open();
  await screen.findByText('Reset: name and destination cleared');
  const change = [...document.querySelectorAll<HTMLElement>('.qu-timeline-entry')][2];
  press('View', change);
  await screen.findByText('https://example.com/before');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  press('Restore this version');
  press('Restore', screen.getByRole('alertdialog'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(restored).toEqual([{ params: { id: CODE._id }, body: { version: 3, revision: 2 } }]);
  expect(sessionStorage.getItem('qlaim:toasts')).toContain('Undo');
});

it('offers no restore of the version of now', async () => {
  readHistory();
  await open();
  await screen.findByText('Reset: name and destination cleared');
  press('View', [...document.querySelectorAll<HTMLElement>('.qu-timeline-entry')][0]);
  await screen.findByText('The code is like this now.');
  expect(screen.queryByText('Restore this version')).toBeNull();
  press('All changes');
  await screen.findByText('Reset: name and destination cleared');
});

it('keeps the version open after a refused restore', async () => {
  readHistory();
  refuseRoute(ROUTES.restoreCode, 'not_restorable');
  await open();
  await screen.findByText('Reset: name and destination cleared');
  press('View', [...document.querySelectorAll<HTMLElement>('.qu-timeline-entry')][2]);
  press('Restore this version');
  press('Restore', screen.getByRole('alertdialog'));
  await screen.findAllByText('This version is not available any more');
  expect(screen.getByText('https://example.com/before')).toBeDefined();
});

it('shows advice when the history fails, and retries on request', async () => {
  refuseRoute(ROUTES.codeHistory, 'too_many_requests', { retryAfter: 20 });
  await open();
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Many tries came from your network just now. Try again in 20 seconds.');
  readHistory();
  press('Try again');
  await screen.findByText('Reset: name and destination cleared');
});
