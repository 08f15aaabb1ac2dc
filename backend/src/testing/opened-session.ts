import { findAccount } from '../commands/accounts/find-account.ts';
import { openSession, type Proof } from '../commands/credentials/sessions.ts';
import { ADA } from './ada.ts';
import type { Fixture } from './fixture.ts';

const DEVICE = { browser: 'Firefox', os: 'Windows' };

/** Returns Ada's account. Throws without one. */
export async function ada(fixture: Fixture) {
  const found = await findAccount(fixture, ADA);
  if (!found) throw new Error('No account has this e-mail');
  return { id: found.userId, account: found.account };
}

/** Opens a session for Ada. */
export async function openFor(fixture: Fixture, proof: Proof = 'password') {
  const { id, account } = await ada(fixture);
  return openSession(fixture, id, account, { device: DEVICE, proof });
}
