import type { Request, Response } from 'express';
import { type Recognised, takeCode } from '../../../commands/accounts/sign-in.ts';
import { endSession, openSession, type Proof } from '../../../commands/credentials/sessions.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { unlessAway } from '../../../ports/errors.ts';
import { comesFirst } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { deviceOf } from '../../pages/resolver/visitor.ts';
import { ownView } from '../../views/user.ts';
import { answerClaim } from './answer-claim.ts';
import type { SignInPorts } from './ports.ts';
import { requestMail } from './request-mail.ts';

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

interface SignIn {
  readonly proof: Proof;
  /** The short code that was scanned before. */
  readonly link: string | undefined;
}

/**
 * Opens a session for a person whose password or passkey was right, and sets its cookie. The session that the browser had
 * before ends. Refuses where the second step is still to come, and for a disabled account.
 */
export async function enter(
  context: SignInPorts,
  cookie: SessionCookie,
  exchange: Exchange,
  person: Recognised,
  { proof, link }: SignIn,
) {
  if (person.account.disabled) return refuse('account_disabled');
  const waits = await beginSession(context, cookie, exchange, person, proof);
  return waits ? refuse('second_step_needed') : arrive(context, exchange.request, person, link);
}

/** Opens a session and sets its cookie. Returns whether the session waits for the second step. */
export async function beginSession(
  context: SignInPorts,
  cookie: SessionCookie,
  { request, response }: Exchange,
  person: Recognised,
  proof: Proof,
): Promise<boolean> {
  const before = await cookie.read(request.headers.cookie);
  if (before) await unlessAway(endSession(context, before));
  const { browser, os } = deviceOf(request.headers['user-agent']);
  const device = { browser, os };
  const session = await openSession(context, person.userId, person.account, { device, proof });
  response.append('Set-Cookie', await cookie.write(session));
  return session.waits;
}

/** Does what follows a complete sign-in: claims the scanned code, or mails a code to an unverified e-mail. */
export async function arrive(
  context: SignInPorts,
  request: Request,
  { userId, account }: Recognised,
  link: string | undefined,
) {
  if (!account.emailVerified) {
    const email = account.pendingEmail?.email ?? account.email;
    await requestMail(context, request, email, 'requestVerification', async () => userId);
  }
  const arrived = await takeCode(context, userId, account, link);
  const claim = await answerClaim(context, arrived);
  const user = ownView(userId, arrived.account, comesFirst(context, { account }));
  return ok({ user, message: MESSAGES.loggedIn, ...claim });
}
