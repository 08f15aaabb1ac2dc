import { type HistoryEntry, ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/session.ts';
import { draftStore } from '../draft/draft.ts';
import { valuesOf } from '../edit-values.ts';

const USER = aUser();
const link = (to: string) => ({ infoType: 'link' as const, link: `https://example.com/${to}` });
const CODE = aBarcode({ name: 'Theirs', claimed: true, user: USER, storedInfo: link('theirs'), revision: 2 });
const drafts = draftStore(USER._id, CODE._id);
const entry: HistoryEntry = {
  version: 5,
  at: '2026-11-20T10:00:00.000Z',
  by: 'admin',
  kind: 'saved',
  name: 'Theirs',
  storedInfo: link('theirs'),
  available: true,
  restorable: false,
  current: true,
};

beforeEach(() => {
  signedIn(USER);
  answerRoute(ROUTES.code, () => ({ barcode: CODE }));
  answerRoute(ROUTES.codeHistory, () => ({ entries: [entry], next: null }));
});

/** Opens the editor with input for an older revision. */
async function open(typed: string) {
  const values = { ...valuesOf(CODE), name: 'Mine', link: typed };
  drafts.keep({ values, revision: 1, why: 'edited_meanwhile' });
  openApp(`/edit/${CODE.shortCode}`);
  await screen.findByText('This code was changed elsewhere meanwhile');
}

const version = (title: RegExp) => within(screen.getByRole('region', { name: title }));

it('shows both versions field by field, and who saved the other one', async () => {
  await open('https://example.com/mine');
  await screen.findByText(/Saved meanwhile by an admin/);
  expect(version(/Yours/).getByText('Mine')).toBeDefined();
  expect(version(/Yours/).getByText('https://example.com/mine')).toBeDefined();
  expect(version(/Saved meanwhile/).getByText('Theirs')).toBeDefined();
  expect(version(/Saved meanwhile/).getByText('https://example.com/theirs')).toBeDefined();
});

it('names no author while the history is away', async () => {
  refuseRoute(ROUTES.codeHistory, 'too_many_requests');
  await open('https://example.com/mine');
  expect(version(/Saved meanwhile/).getByRole('heading').textContent).toBe('Saved meanwhile');
});

it('saves the own version over the new revision', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const saved = answerRoute(ROUTES.updateCode, () => ({ barcode: CODE, message: 'saved' }));
  await open('https://example.com/mine');
  press('Keep mine');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const body = { name: 'Mine', type: 'link', link: 'https://example.com/mine', revision: 2 };
  expect(saved).toEqual([{ params: { id: CODE._id }, body }]);
  expect(drafts.recall()).toBeUndefined();
});

it('keeps the own version when it can not be saved', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  refuseRoute(ROUTES.updateCode, 'unavailable');
  await open('https://example.com/mine');
  press('Keep mine');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(drafts.recall()).toMatchObject({ values: { name: 'Mine' }, revision: 2, why: 'unavailable' });
});

it('opens the form with the saved version on request', async () => {
  await open('https://example.com/mine');
  press('Take theirs');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Theirs');
  expect(drafts.recall()).toBeUndefined();
});

it('opens the form with the own version, to save it on the new revision', async () => {
  vi.spyOn(window.location, 'reload').mockReturnValue();
  const saved = answerRoute(ROUTES.updateCode, () => ({ barcode: CODE, message: 'saved' }));
  await open('https://example.com/mine');
  press('Edit mine');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Mine');
  await findButton('Save');
  press('Save');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toMatchObject({ name: 'Mine', revision: 2 });
});

it('opens an incomplete version in the form instead of saving it', async () => {
  await open('nonsense');
  expect(version(/Yours/).getByText('Not complete yet. Edit your version to see it.')).toBeDefined();
  press('Keep mine');
  await screen.findByLabelText('Link');
  await findButton('Save');
  press('Save');
  await waitFor(() => expect(errorOf('Link')).toBe('Invalid URL format'));
  expect(await findButton('Save')).toBeDefined();
});
