import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { ADA as EMAIL, registerAda } from '../../testing/ada.ts';
import { logWithout, logWithUnknownOutcomes, vaultWithoutDelete } from '../../testing/engines/outage.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { findAccount } from './find-account.ts';
import { issueResetToken, resetPassword } from './reset-password.ts';
import { checkPassword } from './sign-in.ts';

const INVALID = { ok: false, refusal: { code: 'reset_token_invalid' } };

let fixture: Fixture;
let token: string;
beforeEach(async () => {
  // The vault uses the system clock to find expired records.
  fixture = { ...(await openFixture()), clock: systemClock };
  await registerAda(fixture, { emailVerified: true, password: 'first-password' });
  token = await freshToken();
});
afterEach(() => fixture.close());

async function freshToken() {
  const found = await findAccount(fixture, EMAIL);
  if (!found) throw new Error('No account has this e-mail');
  return issueResetToken(fixture, found.userId, found.account);
}
const opens = async (password: string) => (await checkPassword(fixture, EMAIL, password)).ok;

it('a token stays valid when the store fails before it stores the password', async () => {
  const outage = { ...fixture, log: logWithout(fixture, ACCOUNT.prefix) };
  await expect(resetPassword(outage, token, 'second-password')).rejects.toThrow(EngineUnavailable);
  expect(await opens('first-password')).toBe(true);

  expect(await resetPassword(fixture, token, 'second-password')).toMatchObject({ ok: true });
  expect(await opens('second-password')).toBe(true);
});

it('a token is invalid after its password was stored with an unknown outcome', async () => {
  const outage = { ...fixture, log: logWithUnknownOutcomes(fixture) };
  await expect(resetPassword(outage, token, 'second-password')).rejects.toThrow(EngineUnavailable);

  expect(await resetPassword(fixture, token, 'third-password')).toEqual(INVALID);
  expect(await opens('second-password')).toBe(true);
  expect(await resetPassword(fixture, await freshToken(), 'third-password')).toMatchObject({ ok: true });
});

it('a token that could not be deleted is invalid after one use', async () => {
  const outage = { ...fixture, vault: vaultWithoutDelete(fixture) };

  expect(await resetPassword(outage, token, 'second-password')).toMatchObject({ ok: true });
  expect(await resetPassword(outage, token, 'third-password')).toEqual(INVALID);
  expect(await opens('second-password')).toBe(true);
});

it('one of two simultaneous uses of a token sets its password', async () => {
  const passwords = ['one-password', 'two-password'] as const;

  const outcomes = await Promise.all(passwords.map((password) => resetPassword(fixture, token, password)));

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const [won, lost] = outcomes[0]?.ok ? passwords : passwords.toReversed();
  expect(await opens(won ?? '')).toBe(true);
  expect(await opens(lost ?? '')).toBe(false);
});
