import { type Client, ROUTES } from '@qlaim/backend/contract';
import { Authenticator } from '@qlaim/backend/testing/authenticator';
import type { CDPSession, Page } from 'playwright-core';
import { type Person, ROSA } from './people.ts';
import type { RunningProduct } from './product.ts';
import { register, signedIn } from './setup.ts';

let people = 0;

/** Registers a person with an address of their own. Returns them with a client that has their session. */
export async function someone(product: RunningProduct): Promise<{ person: Person; call: Client }> {
  people += 1;
  const person = { ...ROSA, email: `rosa-${people}@example.com` };
  await register(product, person);
  return { person, call: await signedIn(product, person) };
}

/** Turns two-step sign-in on by API calls. */
export async function withTwoStep(product: RunningProduct) {
  const { person, call } = await someone(product);
  const { secret } = await call(ROUTES.setUpTwoStep, { body: { password: person.password } });
  const app = new Authenticator(secret);
  const { recoveryCodes } = await call(ROUTES.confirmTwoStep, { body: { code: await app.code() } });
  return { person, app, recoveryCodes };
}

export interface PasskeyDevice {
  /** Whether the sign-in offers passkeys in the email field. The device takes an offer at once. */
  readonly offers: boolean;
}

/** Gives the browser a device that makes passkeys, and verifies its user without asking. */
export async function passkeyDevice(page: Page, { offers }: PasskeyDevice): Promise<CDPSession> {
  if (!offers)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}
