import type { Language } from '../../contract/language.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { reserveEmail } from '../accounts/email-reservation.ts';
import { findAccount } from '../accounts/find-account.ts';
import { holderOf, reserve } from '../accounts/reservations.ts';
import type { Recognised } from '../accounts/sign-in.ts';
import type { CommandContext } from '../context.ts';
import { handleAll } from '../handle.ts';
import { GOOGLE } from './google-reservation.ts';
import { linkGoogle } from './link-google.ts';

/** A person, as Google names them. */
export interface GooglePerson {
  /** Google's id of the account, which never changes. */
  readonly sub: string;
  readonly email: string;
  /** Whether Google says that the e-mail is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** `google_sign_in_first`: the e-mail belongs to an account that may not be linked without its own sign-in. */
export type GoogleRefusal = 'google_unverified' | 'google_sign_in_first' | 'edited_meanwhile';
type Outcome<T> = Result<T, GoogleRefusal>;

const ATTEMPTS = 5;

/**
 * Returns the account of the person that Google names: the one that is linked, else the one with the same e-mail, where both
 * sides have verified it, else a new one.
 */
export async function recogniseByGoogle(
  context: CommandContext,
  person: GooglePerson,
  language: Language | undefined,
): Promise<Outcome<Recognised>> {
  const googleKey = context.secrets.googleKey(person.sub);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found =
      (await linkedAccount(context, googleKey)) ?? (await join(context, googleKey, person, language));
    if (found === undefined) continue;
    return 'ok' in found ? found : ok(found);
  }
  return refuse('edited_meanwhile');
}

async function linkedAccount(context: CommandContext, googleKey: string): Promise<Recognised | undefined> {
  const held = await holderOf(context, GOOGLE, googleKey);
  if (!held) return undefined;
  const { state: account } = await context.log.load(ACCOUNT, held.userId);
  const linked = account.status === 'present' && account.googleKey === googleKey;
  return linked ? { userId: held.userId, account } : undefined;
}

/** Links the account with the person's e-mail, or creates one. Returns undefined where another process came first. */
async function join(
  context: CommandContext,
  googleKey: string,
  person: GooglePerson,
  language: Language | undefined,
): Promise<Recognised | ReturnType<typeof refuse<GoogleRefusal>> | undefined> {
  if (!person.emailVerified) return refuse('google_unverified');
  const found = await findAccount(context, person.email);
  if (!found) return register(context, googleKey, person, language);
  const { userId, account } = found;
  // It was linked since the holder of the key was asked for: the next try finds it.
  if (account.googleKey === googleKey) return undefined;
  if (!account.emailVerified || account.googleKey !== null) return refuse('google_sign_in_first');
  const linked = await linkGoogle(context, userId, googleKey, 'email');
  return linked.ok ? { userId, account: linked.value.state } : undefined;
}

/** Creates an account without a password. Several sign-ups with one Google account join the first. */
async function register(
  context: CommandContext,
  googleKey: string,
  { sub: _sub, ...person }: GooglePerson,
  language: Language | undefined,
): Promise<Recognised | undefined> {
  const google = await reserve(context, GOOGLE, googleKey, context.random.uuid(), { joining: true });
  if (!google.ok) return undefined;
  const { userId } = google.value;
  const emailKey = context.secrets.emailKey(person.email);
  const email = await reserveEmail(context, emailKey, userId);
  if (!email.ok) return undefined;
  const made = await handleAll(context, ACCOUNT, { kind: 'user', id: userId }, userId, [
    {
      type: 'register',
      userId,
      requestId: context.random.uuid(),
      registration: { ...person, role: 'user', provider: 'google', credential: null, language },
      reserved: { emailKey, revision: email.value.revision },
    },
    { type: 'linkGoogle', reserved: { googleKey, revision: google.value.revision }, way: 'sign-up' },
  ]);
  return made.ok ? { userId, account: made.value.state } : undefined;
}
