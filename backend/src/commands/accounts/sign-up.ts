import { type Result, refuse } from '../../contract/result.ts';
import { neverVerified } from '../../domain/account/register-again.ts';
import { SIGN_UP } from '../../domain/sign-up/sign-up.ts';
import { unlessAway } from '../../ports/errors.ts';
import type { CommandContext } from '../context.ts';
import { handle } from '../handle.ts';
import { heldBy } from './email-reservation.ts';
import { findAccount, findSignUp } from './find-account.ts';
import { makeAccount, type NewAccount, type Registered, register } from './register.ts';
import { registerAgain } from './register-again.ts';

type SignedUp = Result<Registered, 'edited_meanwhile'>;

const ATTEMPTS = 3;

/**
 * Signs a person up, whether an account has the e-mail or not: the answer and the work of both are the same
 * (docs/decisions/0032). `takeMail` takes the point of a mail, and says whether one may be sent.
 */
export async function signUp(
  context: CommandContext,
  account: NewAccount,
  takeMail: () => Promise<boolean>,
): Promise<SignedUp> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await findAccount(context, account.email);
    if (found && neverVerified(found.account)) return registerAgain(context, found, account, takeMail);
    const made = found
      ? await signUpBeside(context, account, takeMail)
      : await firstOf(() => register(context, account), takeMail);
    // Another sign-up may have taken the e-mail meanwhile.
    if (made.ok || made.refusal.code === 'edited_meanwhile')
      return made.ok ? made : refuse('edited_meanwhile');
  }
  return refuse('edited_meanwhile');
}

/** Makes an account beside the one that has the e-mail, or takes up the one of an earlier such sign-up. */
async function signUpBeside(
  context: CommandContext,
  account: NewAccount,
  takeMail: () => Promise<boolean>,
): Promise<Awaited<ReturnType<typeof register>>> {
  const kept = await findSignUp(context, account.email);
  if (kept) return registerAgain(context, kept, account, takeMail);
  const emailKey = context.secrets.emailKey(account.email);
  const held = await heldBy(context, emailKey);
  if (!held) return refuse('email_taken');
  const userId = context.random.uuid();
  const command = { type: 'startSignUp', userId } as const;
  const started = await handle(context, SIGN_UP, { kind: 'user', id: userId }, emailKey, command);
  if (!started.ok) return started;
  const reservation = { userId, revision: held.revision };
  return firstOf(() => makeAccount(context, emailKey, reservation, account), takeMail);
}

/** The first mail of an account is always sent. Its point keeps another mail from invalidating its code within a minute. */
async function firstOf(make: () => ReturnType<typeof register>, takeMail: () => Promise<boolean>) {
  const made = await make();
  if (made.ok) await unlessAway(takeMail());
  return made;
}
