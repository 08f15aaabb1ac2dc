import {
  ApiError,
  ERRORS,
  type PasskeyCreationOptions,
  type PasskeyRegistration,
} from '@qlaim/backend/contract';
import { startRegistration } from '@simplewebauthn/browser';
import type { z } from 'zod';
import { isCancelled } from '../../session/passkey-cancelled.ts';

/** Has the browser make a passkey. Rejects with a message for the person where it does not. */
export async function makePasskey(
  optionsJSON: z.output<typeof PasskeyCreationOptions>,
): Promise<PasskeyRegistration> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(explain);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  };
}

function explain(error: unknown): never {
  const exists = error instanceof Error && error.name === 'InvalidStateError';
  const message = exists
    ? 'This device has a passkey for your account already'
    : isCancelled(error)
      ? 'No passkey was made'
      : ERRORS.passkey_refused.message;
  throw new ApiError(0, { message, code: 'passkey_refused' });
}
