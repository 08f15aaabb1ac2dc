import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { call } from '../../api/call.ts';
import { isCancelled } from '../../session/passkey-cancelled.ts';

/** Signs in with a passkey that the visitor picks. Undefined where the visitor cancels. */
export const signInWithPasskey = (code: string | undefined) => signIn(code, false);

/** Offers passkeys in the email field until `left` aborts. Undefined where none is picked. */
export function offerPasskeys(code: string | undefined, left: AbortSignal) {
  left.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return signIn(code, true, left);
}

async function signIn(code: string | undefined, useBrowserAutofill: boolean, left?: AbortSignal) {
  const { options } = await call((routes) => routes.passkeySignInOptions, {});
  if (left?.aborted) return undefined;
  const picked = await startAuthentication({ optionsJSON: options, useBrowserAutofill }).catch(cancelled);
  const userHandle = picked?.response.userHandle;
  if (!picked || !userHandle) return undefined;
  const { id, rawId, type, response } = picked;
  const { clientDataJSON, authenticatorData, signature } = response;
  const assertion = {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
  return call((routes) => routes.passkeySignIn, {
    body: { assertion, ...(code === undefined ? {} : { link: code }) },
  });
}

function cancelled(error: unknown): undefined {
  if (!isCancelled(error)) throw error;
}
