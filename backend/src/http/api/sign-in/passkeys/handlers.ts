import {
  addPasskey,
  type KeptPasskey,
  passkeyIdOf,
  passkeysOf,
  removePasskey,
} from '../../../../commands/credentials/passkeys.ts';
import { MESSAGES } from '../../../../contract/messages.ts';
import { ok, refuse } from '../../../../contract/result.ts';
import { ROUTES } from '../../../../contract/routes/index.ts';
import { CHALLENGE_SECONDS, giveChallenge, takeChallenge } from '../../../edge/caller/challenge.ts';
import { proveIdentity } from '../../../edge/caller/second-step.ts';
import type { SessionCookie } from '../../../edge/caller/session-cookie.ts';
import { limit, RULES } from '../../../edge/limits/limits.ts';
import { addressOf } from '../../../edge/limits/networks.ts';
import { type BoundRoute, bind } from '../../../edge/routes/bind.ts';
import { enter } from '../enter.ts';
import type { PasskeyPorts } from './ports.ts';
import { domainOf, isOfSite, relyingParty } from './relying-party.ts';
import { verifyAssertion, verifyRegistration } from './verify.ts';
import { webAuthn } from './web-authn.ts';

const timestamp = (time: number): string => new Date(time).toISOString();

/** Routes on passkeys. */
export function passkeyHandlers(context: PasskeyPorts, cookie: SessionCookie): readonly BoundRoute[] {
  const { id: rpID, name: rpName } = relyingParty(context.settings);
  const timeout = CHALLENGE_SECONDS * 1000;
  const view = (passkey: KeptPasskey) => {
    const { credentialId, name, createdAt, lastUsedAt, backedUp } = passkey;
    return {
      id: passkeyIdOf(context, credentialId),
      name,
      elsewhere: isOfSite(context.settings, passkey) ? null : domainOf(context.settings, passkey),
      createdAt: timestamp(createdAt),
      lastUsedAt: lastUsedAt === null ? null : timestamp(lastUsedAt),
      backedUp,
    };
  };

  return [
    bind(ROUTES.passkeySignInOptions, async ({ response }) => {
      const { generateAuthenticationOptions } = await webAuthn();
      const { challenge } = await generateAuthenticationOptions({ rpID });
      await giveChallenge(context, response, challenge, 'sign-in');
      return ok({ options: { challenge, rpId: rpID, timeout, userVerification: 'required' } });
    }),

    bind(ROUTES.passkeySignIn, async ({ body: { assertion, link }, request, response }) => {
      const limited = await limit(context, [RULES.passkeyByAddress, addressOf(request)]);
      if (limited) return limited;
      const challenge = await takeChallenge(context, request, response, 'sign-in');
      const person = challenge && (await verifyAssertion(context, challenge, assertion));
      if (!person) return refuse('passkey_refused');
      return enter(context, cookie, { request, response }, person, { proof: 'passkey', link });
    }),

    bind(ROUTES.passkeys, async ({ caller }) =>
      ok({ passkeys: (await passkeysOf(context, caller.id)).map(view) }),
    ),

    bind(ROUTES.passkeyOptions, async ({ body, caller, request, response }) => {
      const proven = await proveIdentity(context, request, caller, body);
      if (!proven.ok) return proven;
      const { email, firstName, lastName } = caller.account;
      const { generateRegistrationOptions } = await webAuthn();
      const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
        rpID,
        rpName,
        userName: email,
      });
      await giveChallenge(context, response, challenge, `add ${caller.id}`);
      const all = await passkeysOf(context, caller.id);
      const known = all.filter((passkey) => isOfSite(context.settings, passkey));
      return ok({
        options: {
          challenge,
          rp: { id: rpID, name: rpName },
          user: {
            id: Buffer.from(caller.id).toString('base64url'),
            name: email,
            displayName: `${firstName} ${lastName}`.trim(),
          },
          pubKeyCredParams,
          timeout,
          excludeCredentials: known.map(({ credentialId, transports }) => ({
            id: credentialId,
            type: 'public-key' as const,
            transports,
          })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        },
      });
    }),

    bind(ROUTES.addPasskey, async ({ body, caller, request, response }) => {
      const challenge = await takeChallenge(context, request, response, `add ${caller.id}`);
      const passkey = challenge && (await verifyRegistration(context, challenge, body));
      if (!passkey) return refuse('passkey_refused');
      const added = await addPasskey(context, caller, passkey);
      return added.ok ? ok({ message: MESSAGES.passkeyAdded, passkey: view(added.value) }) : added;
    }),

    bind(ROUTES.removePasskey, async ({ params: { id }, caller }) => {
      const removed = await removePasskey(context, caller, id);
      return removed.ok ? ok({ message: MESSAGES.passkeyRemoved }) : removed;
    }),
  ];
}
