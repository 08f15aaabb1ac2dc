import type { Request } from 'express';
import type { CommandContext } from '../../../commands/context.ts';
import { passwordMatches } from '../../../commands/credentials/passwords.ts';
import { spendSecondStep } from '../../../commands/credentials/two-step.ts';
import { ok, refuse } from '../../../contract/result.ts';
import type { ConfirmBody } from '../../../contract/schemas/security.ts';
import type { RecoveryUse } from '../../../domain/account/two-step-events.ts';
import { unlessAway } from '../../../ports/errors.ts';
import { giveBack, type LimitPorts, limit, RULES } from '../limits/limits.ts';
import { addressOf } from '../limits/networks.ts';
import type { SignedInCaller } from './caller.ts';

/** A sign-in this young proves who asks, where there is neither a password nor a second step. Minutes. */
const FRESH_MINUTES = 15;

/**
 * Spends a code of the second step. Wrong codes count against the account, in every browser together: a right one gives
 * its own point back, and no more (decision 35).
 */
export async function trySecondStep(
  context: CommandContext & LimitPorts,
  request: Request,
  { id, account }: SignedInCaller,
  code: string,
  use: RecoveryUse,
) {
  const rules = [RULES.secondStepByUserDaily, RULES.secondStepByUser];
  const limited = await limit(
    context,
    [RULES.secondStepByAddress, addressOf(request)],
    ...rules.map((rule) => [rule, id] as const),
  );
  if (limited) return limited;
  const spent = await spendSecondStep(context, { id, account }, code, use);
  if (spent.ok) for (const rule of rules) await unlessAway(giveBack(context, rule, id));
  return spent;
}

/**
 * Checks that the signed-in person is the one who asks: by the password, a code, or a young sign-in. `use`: what for, where
 * a mail tells of a recovery code that is used.
 */
export async function proveIdentity(
  context: CommandContext & LimitPorts,
  request: Request,
  caller: SignedInCaller,
  { password, code }: ConfirmBody,
  use: RecoveryUse = 'confirm',
) {
  const { account, session, id } = caller;
  if (account.secondFactor !== null && code !== undefined)
    return trySecondStep(context, request, caller, code, use);
  if (account.credential !== null) {
    const guesses = [RULES.oldPasswordByUser, id] as const;
    const limited = await limit(context, [RULES.oldPasswordByAddress, addressOf(request)], guesses);
    if (limited) return limited;
    if (!(await passwordMatches(context, account.credential, password ?? '')))
      return refuse('password_wrong', {
        issues: [{ path: 'password', message: 'The password is not right' }],
      });
    await unlessAway(giveBack(context, ...guesses));
    return ok(undefined);
  }
  if (account.secondFactor !== null) return refuse('second_step_wrong');
  if (session === null) return refuse('sign_in_again');
  const age = context.clock.now().getTime() - session.openedAt;
  return age <= FRESH_MINUTES * 60_000 ? ok(undefined) : refuse('sign_in_again');
}
