import type { Language } from '../../contract/language.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import type { AccountEvent } from './events.ts';
import type { Account } from './state.ts';

/** A sign-up with the e-mail of an account that was never verified. */
export interface RegisterAgain {
  readonly type: 'registerAgain';
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Names the hash of the new password; null for a sign-up by e-mail alone. */
  readonly credential: string | null;
  readonly awaitedCode: string | undefined;
  readonly language: Language | undefined;
  /** Undefined where no other one-time code may be mailed yet. The one before is valid. */
  readonly requestId: string | undefined;
}

/** Returns whether nobody has shown yet that the account's e-mail is theirs. */
export const neverVerified = ({ status, role, provider, provenEmail }: Account): boolean =>
  status === 'present' && role === 'user' && provider === 'local' && provenEmail === null;

/**
 * Takes an unfinished sign-up up again. What the last sign-up sent holds, because nobody has shown that the e-mail is
 * theirs: a stranger who signed up first must not keep a password to the account.
 */
export function registerAgain(
  again: RegisterAgain,
  account: Account,
): Result<readonly AccountEvent[], 'email_taken'> {
  if (!neverVerified(account)) return refuse('email_taken');
  const { userId, firstName, lastName, credential, awaitedCode, language, requestId } = again;
  const events: AccountEvent[] = [];
  if (firstName !== account.firstName || lastName !== account.lastName)
    events.push({ type: 'NameChanged', data: { person: userId, firstName, lastName } });
  if (credential !== null) events.push({ type: 'PasswordChanged', data: { credential } });
  else if (account.credential !== null) events.push({ type: 'PasswordRemoved', data: {} });
  if (language !== undefined && language !== account.language)
    events.push({ type: 'LanguageChosen', data: { language } });
  if (awaitedCode !== undefined && awaitedCode !== account.awaitedCode)
    events.push({ type: 'ClaimAwaited', data: { code: awaitedCode } });
  if (requestId !== undefined) events.push({ type: 'VerificationRequested', data: { requestId } });
  return ok(events);
}
