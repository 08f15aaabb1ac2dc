import type { Request } from 'express';
import { actorOf } from '../../commands/actor.ts';
import { findAccount } from '../../commands/find-account.ts';
import { handle } from '../../commands/handle.ts';
import { register } from '../../commands/register.ts';
import { registerAgain } from '../../commands/register-again.ts';
import { resetPassword } from '../../commands/reset-password.ts';
import { endSession } from '../../commands/sessions.ts';
import type { SettledClaim } from '../../commands/settle-claim.ts';
import { signIn } from '../../commands/sign-in.ts';
import { verifyEmail } from '../../commands/verify-email.ts';
import { MESSAGES } from '../../contract/messages.ts';
import { ok, refuse } from '../../contract/result.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { hasMoved } from '../../domain/account/state.ts';
import { unlessAway } from '../../ports/errors.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { codeReached } from '../barcodes.ts';
import { type BoundRoute, bind } from '../bind.ts';
import type { HttpContext } from '../context.ts';
import { languageOf } from '../language.ts';
import { addressOf, forgive, limit, mailOf, RULES } from '../limits.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { userReached } from '../user-reached.ts';
import { userView } from '../views/user.ts';

/** Routes to sign up, in and out (specification section 7, authentication). */
export const authHandlers = (context: HttpContext, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.loginStatus, async ({ caller }) =>
    ok({ loggedIn: caller !== undefined, user: caller ? userView(caller.id, caller.account) : null }),
  ),

  bind(ROUTES.logout, async ({ caller, response }) => {
    if (caller) await endSession(context, caller.session);
    response.append('Set-Cookie', cookie.clear());
    return ok({ message: MESSAGES.loggedOut });
  }),

  bind(ROUTES.register, async ({ body: { link, ...person }, request }) => {
    const limited = await limit(context, [RULES.registerByAddress, addressOf(request)]);
    if (limited) return limited;
    const account = {
      ...person,
      role: 'user',
      provider: 'local',
      emailVerified: false,
      awaitedCode: link,
      language: languageOf(request),
    } as const;
    // A sign-up mails a code. Its point keeps another mail from invalidating that code within a minute.
    const takeMail = () => limit(context, mailOf('requestVerification', person.email));
    const first = await register(context, account);
    if (first.ok) await unlessAway(takeMail());
    const made =
      !first.ok && first.refusal.code === 'email_taken'
        ? await registerAgain(context, account, async () => (await takeMail()) === undefined)
        : first;
    if (!made.ok)
      return refuse(made.refusal.code === 'unknown_user' ? 'edited_meanwhile' : made.refusal.code);
    await userReached(context, made.value.userId, made.value);
    return ok({ user: userView(made.value.userId, made.value.state), message: MESSAGES.registered });
  }),

  bind(ROUTES.verifyEmail, async ({ body: { email, otp }, request }) => {
    const limited = await limit(context, [RULES.otpByAddress, addressOf(request)], [RULES.otpByEmail, email]);
    if (limited) return limited;
    const found = await findAccount(context, email);
    // An e-mail that replaced a verified one may be a stranger's, mistyped. Only a session can verify it.
    if (!found || hasMoved(found.account)) return refuse('otp_invalid');
    const verified = await verifyEmail(context, found.userId, found.account, otp);
    if (!verified.ok) return verified;
    await userReached(context, found.userId, verified.value);
    return ok({ message: MESSAGES.otpVerified, ...(await answerClaim(context, verified.value)) });
  }),

  bind(ROUTES.login, async ({ body: { email, password, link }, request, response }) => {
    const address = addressOf(request);
    const byEmail = [RULES.loginByEmail, `${email} ${address}`] as const;
    const limited = await limit(context, [RULES.loginByAddress, address], byEmail);
    if (limited) return limited;
    const signed = await signIn(context, email, password, link);
    if (!signed.ok) return signed;
    await forgive(context, ...byEmail);
    if (!signed.value.account.emailVerified)
      await requestMail(context, request, email, 'requestVerification');
    const claim = await answerClaim(context, signed.value);
    response.append('Set-Cookie', await cookie.write(signed.value.session));
    const user = userView(signed.value.userId, signed.value.account);
    return ok({ user, message: MESSAGES.loggedIn, ...claim });
  }),

  bind(ROUTES.otpVerify, async ({ body: { otp, link }, caller, request }) => {
    const limited = await limit(
      context,
      [RULES.otpByAddress, addressOf(request)],
      // Counted apart from tries without a session, because any client can use those up for any e-mail.
      [RULES.otpByEmail, `session ${caller.id}`],
    );
    if (limited) return limited;
    if (link !== undefined)
      await handle(context, ACCOUNT, actorOf(caller), caller.id, { type: 'awaitClaim', code: link });
    const verified = await verifyEmail(context, caller.id, caller.account, otp);
    if (!verified.ok) return verified;
    await userReached(context, caller.id, verified.value);
    const claim = await answerClaim(context, verified.value);
    return ok({ user: userView(caller.id, verified.value.state), message: MESSAGES.otpVerified, ...claim });
  }),

  bind(ROUTES.otpResend, async ({ body: { email }, request }) => {
    await requestMail(context, request, email, 'requestVerification');
    return ok({ message: MESSAGES.otpSent });
  }),

  bind(ROUTES.requestPasswordReset, async ({ body: { email }, request }) => {
    await requestMail(context, request, email, 'requestPasswordReset');
    return ok({ message: MESSAGES.resetSent });
  }),

  bind(ROUTES.resetPassword, async ({ body: { token, password }, request }) => {
    const limited = await limit(context, [RULES.resetByAddress, addressOf(request)]);
    if (limited) return limited;
    const reset = await resetPassword(context, token, password);
    return reset.ok ? ok({ message: MESSAGES.passwordChanged }) : reset;
  }),
];

/** Returns the part of an answer that says what became of a scanned code. Lists show a claimed code by then. */
async function answerClaim(context: HttpContext, { claim }: { readonly claim: SettledClaim | undefined }) {
  if (claim?.code) await codeReached(context, claim.code);
  return claim ? { claim: claim.answer } : {};
}

/** Requests a mail to an account, at most once a minute. The caller gets the same answer for an unknown e-mail. */
async function requestMail(
  context: HttpContext,
  request: Request,
  email: string,
  type: 'requestVerification' | 'requestPasswordReset',
): Promise<void> {
  const limited = await limit(context, [RULES.mailByAddress, addressOf(request)], mailOf(type, email));
  const found = limited ? undefined : await findAccount(context, email);
  if (!found) return;
  const command = { type, requestId: context.random.uuid(), language: languageOf(request) };
  await handle(context, ACCOUNT, SYSTEM, found.userId, command);
}
