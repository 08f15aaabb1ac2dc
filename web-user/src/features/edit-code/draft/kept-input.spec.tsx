import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentPath, openApp } from '../../../testing/open-app.tsx';
import { signedIn, signedOut } from '../../../testing/session.ts';
import { valuesOf } from '../edit-values.ts';
import { draftStore } from './draft.ts';

const USER = aUser();
const CODE = aBarcode({
  name: 'Blue bag',
  claimed: true,
  user: USER,
  storedInfo: { infoType: 'link', link: 'https://example.com/' },
});

beforeEach(() => signedIn(USER));

const open = () => openApp(`/edit/${CODE.shortCode}`);
const readCode = () => answerRoute(ROUTES.code, () => ({ barcode: CODE }));

it('shows the input again after the reload that follows a failed save', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  readCode();
  refuseRoute(ROUTES.updateCode, 'unavailable');
  open();
  await screen.findByLabelText('Name');
  fill({ Name: 'Red bag' });
  await findButton('Save');
  press('Save');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  open();
  await screen.findByText('Your last change was not saved');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Red bag');
  press('Show what is saved');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Blue bag');
});

it('shows the input again after the page was closed', async () => {
  readCode();
  open();
  await screen.findByLabelText('Name');
  fill({ Name: 'Red bag' });
  cleanup();
  open();
  await screen.findByText('Your unsaved changes are back');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Red bag');
  fill({ Name: 'Blue bag' });
  cleanup();
  open();
  await screen.findByLabelText('Name');
  expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
});

it('leaves the unsaved input of another window alone', async () => {
  readCode();
  open();
  await screen.findByLabelText('Name');
  const drafts = draftStore(USER._id, CODE._id);
  drafts.keep({ values: { ...valuesOf(CODE), name: 'Other window' }, revision: CODE.revision });
  fireEvent.click(screen.getByRole('tab', { name: 'Phone Call' }));
  await screen.findByLabelText('Phone number');
  expect(drafts.recall()?.values.name).toBe('Other window');
});

it('returns to the input after a sign-in that the lost session asked for', async () => {
  vi.spyOn(window.location, 'reload').mockReturnValue();
  readCode();
  open();
  await screen.findByLabelText('Name');
  fill({ Name: 'Red bag' });
  refuseRoute(ROUTES.updateCode, 'signed_out');
  signedOut();
  await findButton('Save');
  press('Save');
  await findButton('Login');
  expect(currentPath()).toBe('/login');
  answerRoute(ROUTES.login, () => ({ user: USER, message: 'Login successfully' }));
  signedIn(USER);
  fill({ Email: USER.email, Password: 'roses-are-red' });
  press('Login');
  await screen.findByText('Your last change was not saved');
  expect(currentPath()).toBe(`/edit/${CODE.shortCode}`);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Red bag');
});
