import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { nameLine } from '../name-line.ts';
import { CodeLink, Timestamp } from '../primitives.ts';

const LONGEST_FIELD = 20_000;
const base64Url = z
  .string()
  .max(LONGEST_FIELD)
  .regex(/^[\w-]*$/);
const publicKey = z.literal('public-key');

/** A passkey of the signed-in person. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** The domain at which it signs in; null for that of the call. */
  elsewhere: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
  /** Whether the person's other devices have it too. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const descriptor = z.object({ id: base64Url, type: publicKey, transports: z.array(z.string()) });

/** `PublicKeyCredentialCreationOptionsJSON` (WebAuthn level 3), as far as we use it. */
export const PasskeyCreationOptions = z.object({
  challenge: base64Url,
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** `PublicKeyCredentialRequestOptionsJSON`, as far as we use it. */
export const PasskeyRequestOptions = z.object({
  challenge: base64Url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** We ask for no extension. */
const extensions = z.object({});

/** A credential as the browser sends it: what a registration and an assertion share. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: base64Url,
    rawId: base64Url,
    type: publicKey,
    clientExtensionResults: extensions,
    response: z.object({ clientDataJSON: base64Url, ...response }),
  });

/** `RegistrationResponseJSON`. */
export const PasskeyRegistration = credential({
  attestationObject: base64Url,
  transports: z.array(z.string().max(LIMITS.passkeyNameLength)).max(10).default([]),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** `AuthenticationResponseJSON` of a discoverable passkey: it names its person. */
export const PasskeyAssertion = credential({
  authenticatorData: base64Url,
  signature: base64Url,
  userHandle: base64Url.min(1),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const PasskeyName = nameLine(
  z.string().trim().min(1, FORM_MESSAGES.passkeyNameRequired).max(LIMITS.passkeyNameLength),
);

export const AddPasskeyBody = z.strictObject({ name: PasskeyName, registration: PasskeyRegistration });

export const PasskeySignInBody = z.strictObject({ assertion: PasskeyAssertion, link: CodeLink.optional() });
