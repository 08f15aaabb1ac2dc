import {
  ApiError,
  ERRORS,
  type PasskeyCreationOptions,
  type PasskeyRegistration,
} from '@qlaim/backend/contract';
import type { PersonTexts } from '@qlaim/backend/texts/owner/person';
import { startRegistration } from '@simplewebauthn/browser';
import type { z } from 'zod';
import { isCancelled } from '../../session/passkey-cancelled.ts';

type Words = Pick<PersonTexts['passkeys'], 'exists' | 'notMade'>;

/** Has the browser make a passkey. Rejects with a message for the person where it does not. */
export async function makePasskey(
  optionsJSON: z.output<typeof PasskeyCreationOptions>,
  words: Words,
): Promise<PasskeyRegistration> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    explain(error, words),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  };
}

function explain(error: unknown, words: Words): never {
  const exists = error instanceof Error && error.name === 'InvalidStateError';
  const message = exists ? words.exists : isCancelled(error) ? words.notMade : ERRORS.passkey_refused.message;
  throw new ApiError(0, { message, code: 'passkey_refused' });
}
