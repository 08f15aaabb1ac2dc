import type { Recognised } from '../../../../commands/accounts/sign-in.ts';
import { type KeptPasskey, notePasskeyUse, passkeysOf } from '../../../../commands/credentials/passkeys.ts';
import type { PasskeyAssertion, PasskeyRegistration } from '../../../../contract/schemas/passkey.ts';
import { ACCOUNT } from '../../../../domain/account/account.ts';
import type { PasskeyPorts } from './ports.ts';
import { isOfSite, relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

const expected = (context: PasskeyPorts, challenge: string) => {
  const { id, origin } = relyingParty(context.settings);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
};

/** Returns the new passkey of a registration; undefined where it does not verify. The library throws for any mismatch. */
export async function verifyRegistration(
  context: PasskeyPorts,
  challenge: string,
  { name, registration }: { readonly name: string; readonly registration: PasskeyRegistration },
): Promise<KeptPasskey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: registration,
    ...expected(context, challenge),
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: registration.response.transports,
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
    name,
    domain: relyingParty(context.settings).id,
    createdAt: context.clock.now().getTime(),
    lastUsedAt: null,
  };
}

/** Returns the person who signed a challenge with one of their passkeys; undefined where it does not verify. */
export async function verifyAssertion(
  context: PasskeyPorts,
  challenge: string,
  assertion: PasskeyAssertion,
): Promise<Recognised | undefined> {
  const userId = Buffer.from(assertion.response.userHandle, 'base64url').toString();
  const { state: account } = await context.log.load(ACCOUNT, userId);
  if (account.status !== 'present') return undefined;
  const passkey = (await passkeysOf(context, userId)).find(
    ({ credentialId }) => credentialId === assertion.id,
  );
  if (!passkey || !isOfSite(context.settings, passkey)) return undefined;
  const { credentialId, publicKey, counter, transports } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: assertion,
    ...expected(context, challenge),
    credential: {
      id: credentialId,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const lastUsedAt = context.clock.now().getTime();
  await notePasskeyUse(context, userId, credentialId, {
    counter: newCounter,
    backedUp: credentialBackedUp,
    lastUsedAt,
  });
  return { userId, account };
}
