import { PublicBarcode, ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { signedIn, signedOut } from '../testing/session.ts';

it('signs out without a question where the page has nothing to save', async () => {
  const user = aUser();
  const code = aBarcode({ claimed: true, user });
  signedIn(user);
  answerRoute(ROUTES.code, () => ({ barcode: PublicBarcode.parse(code) }));
  openApp(`/edit/${code.shortCode}`);
  await screen.findByText('This code belongs to someone else');
  const asked = answerRoute(ROUTES.logout, () => ({ message: 'Signed out successfully' }));
  signedOut();
  fireEvent.click(screen.getByLabelText('Menu'));
  fireEvent.click(await screen.findByText('Sign Out'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
