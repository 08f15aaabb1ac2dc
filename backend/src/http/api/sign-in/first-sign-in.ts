import type { Request, Response } from 'express';
import { type Arrived, takeCode } from '../../../commands/accounts/sign-in.ts';
import type { SettledClaim } from '../../../commands/codes/settle-claim.ts';
import { neverVerified } from '../../../domain/account/register-again.ts';
import type { Account } from '../../../domain/account/state.ts';
import { note } from '../../edge/answers/call-result.ts';
import { comesFirst, type RightsPorts } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { clearSignUp, findSignUpOf } from '../../edge/caller/sign-up-cookie.ts';
import { ownView } from '../../views/user.ts';
import { beginSession } from './enter.ts';
import { know } from './know.ts';
import type { SignInPorts } from './ports.ts';

interface Verified {
  readonly userId: string;
  /** The account before its e-mail was verified, and after. */
  readonly before: Account;
  readonly state: Account;
  readonly claim: SettledClaim | undefined;
}

/**
 * Signs in with the one-time code of a sign-up (decision 84). It happens once in the life of an account: when its first
 * e-mail is verified, in the browser whose sign-up holds. A browser whose password another sign-up has replaced verifies
 * only. Where a second step is set up, or the account is disabled, the sign-in page decides.
 * Returns undefined where no session was opened.
 */
export async function signInFirst(
  context: SignInPorts,
  cookie: SessionCookie,
  exchange: { readonly request: Request; readonly response: Response },
  { userId, before, state, claim }: Verified,
  link: string | undefined,
): Promise<Arrived | undefined> {
  const { request, response } = exchange;
  if (!neverVerified(before) || before.disabled || before.secondFactor !== null) return undefined;
  const sent = await findSignUpOf(context, request.headers.cookie);
  if (sent?.userId !== userId || sent.credential !== state.credential) return undefined;
  await beginSession(context, cookie, exchange, { userId, account: state }, 'one-time-code');
  response.append('Set-Cookie', clearSignUp(context));
  note(response, { signedIn: true });
  await know(context, request, response, state.email, 'sign-in');
  const later = link === undefined || link === claim?.answer.code ? undefined : link;
  if (later === undefined) return { account: state, claim };
  const arrived = await takeCode(context, userId, state, later);
  return { ...arrived, claim: arrived.claim ?? claim };
}

/** Returns the user of an answer that signs in. */
export const firstUser = (context: RightsPorts, userId: string, { account }: Arrived) =>
  ownView(userId, account, comesFirst(context, { account }));
