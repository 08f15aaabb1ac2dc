import { ERRORS, ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

vi.mock('@simplewebauthn/browser');

const OPTIONS = {
  challenge: 'abc',
  rp: { name: 'Qlaim', id: 'qlaim.example' },
  user: { id: 'a', name: 'Rosa', displayName: 'Rosa' },
  pubKeyCredParams: [],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};
const MADE = {
  id: 'e',
  rawId: 'e',
  type: 'public-key',
  clientExtensionResults: { appid: true },
  response: { clientDataJSON: 'a', attestationObject: 'b' },
} as const;
const make = vi.mocked(startRegistration);

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  signedIn(aUser());
  make.mockReset();
});

/** Asks for a passkey of a name, up to the browser's own dialog. */
async function add(name: string) {
  const asked = answerRoute(ROUTES.passkeyOptions, () => ({ options: OPTIONS }));
  openApp('/profile');
  await findButton('Add a passkey');
  press('Add a passkey');
  await screen.findByLabelText('Your password');
  fill({ Name: name, 'Your password': 'secret-1' });
  press('Continue');
  await waitFor(() => expect(asked).toEqual([{ body: { password: 'secret-1' } }]));
}

it.each([
  [' Laptop ', 'Laptop'],
  [' ', 'My passkey'],
])('makes a passkey with the name %j', async (typed, name) => {
  make.mockResolvedValue(MADE);
  const passkey = {
    id: 'a'.repeat(40),
    name,
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: null,
    elsewhere: null,
    backedUp: false,
  };
  const asked = answerRoute(ROUTES.addPasskey, () => {
    answerRoute(ROUTES.passkeys, () => ({ passkeys: [passkey] }));
    return { passkey, message: 'The passkey was added' };
  });
  await add(typed);
  await screen.findByText('The passkey was added');
  const response = { ...MADE.response, transports: [] };
  expect(asked).toEqual([
    { body: { name, registration: { ...MADE, clientExtensionResults: {}, response } } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(name, { selector: '.qu-security-name' });
});

it.each([
  ['InvalidStateError', 'This device has a passkey for your account already'],
  ['NotAllowedError', 'No passkey was made'],
  ['SecurityError', ERRORS.passkey_refused.message],
])('says after %s why there is none', async (name, words) => {
  make.mockRejectedValue(Object.assign(new Error('no'), { name }));
  await add('Laptop');
  await waitFor(() => expect(errorOf('Your password')).toBe(words));
});
