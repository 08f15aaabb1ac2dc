import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

const ADD = { name: 'Add a passkey' };
const OTHER_BROWSER = /can not make passkeys/;

function open(): void {
  signedIn(aUser());
  answerRoute(ROUTES.passkeys, () => ({ passkeys: [] }));
  openApp('/profile');
}

it('lets a browser that knows passkeys make one', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  open();
  await screen.findByRole('button', ADD);
  expect(screen.queryByText(OTHER_BROWSER)).toBeNull();
});

it('asks for another browser where this one knows none', async () => {
  open();
  await screen.findByText(OTHER_BROWSER);
  expect(screen.queryByRole('button', ADD)).toBeNull();
});
