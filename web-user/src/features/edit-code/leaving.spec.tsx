import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { button, fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draftsOf } from '../../shell/drafts-store.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';
import { draftStore } from './draft/draft.ts';

const USER = aUser();
const CODE = aBarcode({ name: 'Blue bag', claimed: true, user: USER });
const QUESTION = 'Leave without saving?';

beforeEach(() => {
  signedIn(USER);
  answerRoute(ROUTES.code, () => ({ barcode: CODE }));
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [CODE] }));
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
});

async function edit(name: string) {
  openApp(`/edit/${CODE.shortCode}`);
  await screen.findByLabelText('Name');
  fill({ Name: name });
}

const asksOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks nothing without unsaved input', async () => {
  await edit('Blue bag');
  expect(asksOnClose()).toBe(false);
  fireEvent.click(screen.getByText('Back'));
  await screen.findByText('My QR Codes');
});

it('asks before a link leaves unsaved input, which stays on this device', async () => {
  await edit('Red bag');
  expect(asksOnClose()).toBe(true);
  fireEvent.click(screen.getByText('Back'));
  await screen.findByText(QUESTION);
  press('Stay');
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Red bag');
  fireEvent.click(screen.getByText('Back'));
  await screen.findByText(QUESTION);
  press('Leave', screen.getByRole('alertdialog'));
  await screen.findByText('My QR Codes');
  expect(draftStore(USER._id, CODE._id).recall()?.values.name).toBe('Red bag');
});

it('asks before Sign Out, which removes the input, and that of others on this device', async () => {
  answerRoute(ROUTES.logout, () => ({ message: 'Signed out successfully' }));
  localStorage.setItem(`${draftsOf('somebody-else')}profile`, '{}');
  await edit('Red bag');
  fireEvent.click(screen.getByLabelText('Menu'));
  fireEvent.click(await screen.findByText('Sign Out'));
  await screen.findByText('Sign out without saving?');
  fireEvent.click(button('Sign Out', screen.getByRole('alertdialog')));
  await waitFor(() => expect(draftStore(USER._id, CODE._id).recall()).toBeUndefined());
  expect(localStorage.getItem(`${draftsOf('somebody-else')}profile`)).toBeNull();
});
