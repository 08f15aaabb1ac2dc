import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offerPasskeys, signInWithPasskey } from './passkey-ceremony.ts';

vi.mock('@simplewebauthn/browser');

const OPTIONS = {
  challenge: 'abc',
  rpId: 'qlaim.example',
  timeout: 60_000,
  userVerification: 'required',
} as const;
const RESPONSE = { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c', userHandle: 'd' };
const PICKED = {
  id: 'e',
  rawId: 'e',
  type: 'public-key',
  clientExtensionResults: { appid: true },
  response: RESPONSE,
} as const;
const pick = vi.mocked(startAuthentication);

beforeEach(() => {
  answerRoute(ROUTES.passkeySignInOptions, () => ({ options: OPTIONS }));
  pick.mockReset();
  pick.mockResolvedValue(PICKED);
});
const signIn = () =>
  answerRoute(ROUTES.passkeySignIn, () => ({ user: aUser(), message: 'Login successfully' }));

describe('a sign-in with a passkey', () => {
  it('sends what the visitor picked, and the scanned code', async () => {
    const asked = signIn();
    expect(await signInWithPasskey('7K3M9QWX2P')).toMatchObject({ message: 'Login successfully' });
    const assertion = { ...PICKED, clientExtensionResults: {} };
    expect(asked).toEqual([{ body: { assertion, link: '7K3M9QWX2P' } }]);
    expect(pick).toHaveBeenCalledWith({ optionsJSON: OPTIONS, useBrowserAutofill: false });
    await signInWithPasskey(undefined);
    expect(asked[1]).toEqual({ body: { assertion } });
  });

  it.each(['NotAllowedError', 'AbortError'])('ends without a word after %s', async (name) => {
    pick.mockRejectedValue(Object.assign(new Error('ended'), { name }));
    expect(await signInWithPasskey(undefined)).toBeUndefined();
  });

  it('fails for any other reason', async () => {
    pick.mockRejectedValue(new Error('broken'));
    await expect(signInWithPasskey(undefined)).rejects.toThrow('broken');
  });

  it('needs a passkey that names its person', async () => {
    const { userHandle: _none, ...response } = RESPONSE;
    pick.mockResolvedValue({ ...PICKED, response });
    expect(await signInWithPasskey(undefined)).toBeUndefined();
  });
});

describe('the offer of passkeys in the field', () => {
  it('stands in the field until the page is left', async () => {
    signIn();
    const left = new AbortController();
    await offerPasskeys(undefined, left.signal);
    expect(pick).toHaveBeenCalledWith({ optionsJSON: OPTIONS, useBrowserAutofill: true });
    const cancel = vi.mocked(WebAuthnAbortService.cancelCeremony);
    cancel.mockClear();
    left.abort();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('does not begin once the page is left', async () => {
    const left = new AbortController();
    const offered = offerPasskeys(undefined, left.signal);
    left.abort();
    expect(await offered).toBeUndefined();
    expect(pick).not.toHaveBeenCalled();
  });
});
