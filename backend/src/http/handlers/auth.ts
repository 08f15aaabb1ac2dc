import type { Request } from 'express';
import { actorOf } from '../../commands/actor.ts';
import { findAccount, findUnfinished } from '../../commands/find-account.ts';
import { handle } from '../../commands/handle.ts';
import { resetPassword } from '../../commands/reset-password.ts';
import { endSession } from '../../commands/sessions.ts';
import type { SettledClaim } from '../../commands/settle-claim.ts';
import { signIn } from '../../commands/sign-in.ts';
import { signUp } from '../../commands/sign-up.ts';
import { verifyEmail } from '../../commands/verify-email.ts';
import { MESSAGES } from '../../contract/messages.ts';
import { ok, refuse } from '../../contract/result.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { emailToVerify, hasMoved } from '../../domain/account/state.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { codeReached } from '../barcodes.ts';
import { type BoundRoute, bind } from '../bind.ts';
import type { HttpContext } from '../context.ts';
import { EVEN_MS, evenly } from '../even-time.ts';
import { languageOf } from '../language.ts';
import { addressOf, forgive, limit, type MailRequest, mailOf, RULES } from '../limits.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { userReached } from '../user-reached.ts';
import { userView } from '../views/user.ts';

/** Routes to sign up, in and out (specification section 7, authentication). */
export const authHandlers = (context: HttpContext, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.loginStatus, async ({ caller }) =>
    ok({
      loggedIn: caller !== undefined,
      user: caller ? userView(caller.id, caller.account) : null,
      google: context.settings.google !== undefined,
    }),
  ),

  bind(ROUTES.logout, async ({ caller, response }) => {
    if (caller) await endSession(context, caller.session);
    response.append('Set-Cookie', cookie.clear());
    return ok({ message: MESSAGES.loggedOut });
  }),

  bind(ROUTES.register, async ({ body: { link, ...person }, request }) => {
    const limited = await limit(context, [RULES.registerByAddress, addressOf(request)]);
    if (limited) return limited;
    const { firstName, lastName, email } = person;
    const known = { role: 'user', provider: 'local', emailVerified: false } as const;
    const account = { ...person, ...known, awaitedCode: link, language: languageOf(request) };
    const takeMail = async () => !(await limit(context, mailOf('requestVerification', email)));
    const made = await evenly(EVEN_MS.password, () => signUp(context, account, takeMail));
    if (!made.ok) return made;
    await userReached(context, made.value.userId, made.value);
    // The answer holds what was sent alone. More would tell whether somebody has signed up with this e-mail.
    const user = {
      firstName,
      lastName,
      email,
      ...known,
      ...(link === undefined ? {} : { awaitedCode: link }),
    };
    return ok({ user, message: MESSAGES.registered });
  }),

  bind(ROUTES.verifyEmail, async ({ body: { email, otp }, request }) => {
    const limited = await limit(context, [RULES.otpByAddress, addressOf(request)], [RULES.otpByEmail, email]);
    if (limited) return limited;
    const verified = await evenly(EVEN_MS.lookUp, async () => {
      const found = await findUnfinished(context, email);
      // An e-mail that replaced a verified one may be a stranger's, mistyped. Only a session can verify it.
      if (!found || found.account.pendingEmail || hasMoved(found.account)) return refuse('otp_invalid');
      const { userId, account } = found;
      const outcome = await verifyEmail(context, userId, account, otp);
      return outcome.ok ? ok({ ...outcome.value, userId }) : outcome;
    });
    if (!verified.ok) return verified;
    await userReached(context, verified.value.userId, verified.value);
    return ok({ message: MESSAGES.otpVerified, ...(await answerClaim(context, verified.value)) });
  }),

  bind(ROUTES.login, async ({ body: { email, password, link }, request, response }) => {
    const address = addressOf(request);
    const byEmail = [RULES.loginByEmail, `${email} ${address}`] as const;
    const limited = await limit(context, [RULES.loginByAddress, address], byEmail);
    if (limited) return limited;
    const signed = await evenly(
      EVEN_MS.password,
      () => signIn(context, email, password, link),
      (outcome) => outcome.ok && outcome.value.account.emailVerified,
    );
    if (!signed.ok) return signed;
    await forgive(context, ...byEmail);
    const { userId, account } = signed.value;
    if (!account.emailVerified) {
      const waits = account.pendingEmail?.email ?? email;
      await requestMail(context, request, waits, 'requestVerification', async () => userId);
    }
    const claim = await answerClaim(context, signed.value);
    response.append('Set-Cookie', await cookie.write(signed.value.session));
    return ok({ user: userView(userId, account), message: MESSAGES.loggedIn, ...claim });
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

  bind(ROUTES.otpResend, async ({ body: { email }, caller, request }) => {
    const own = caller && emailToVerify(caller.account)?.email === email ? caller.id : undefined;
    const find = async () => own ?? (await findUnfinished(context, email))?.userId;
    await evenly(EVEN_MS.lookUp, () => requestMail(context, request, email, 'requestVerification', find));
    return ok({ message: MESSAGES.otpSent });
  }),

  bind(ROUTES.requestPasswordReset, async ({ body: { email }, request }) => {
    const find = async () => (await findAccount(context, email))?.userId;
    await evenly(EVEN_MS.lookUp, () => requestMail(context, request, email, 'requestPasswordReset', find));
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

/** Requests a mail to an account, at most once a minute. The caller gets the same answer where `find` returns none. */
async function requestMail(
  context: HttpContext,
  request: Request,
  email: string,
  type: MailRequest,
  find: () => Promise<string | undefined>,
): Promise<void> {
  const limited = await limit(context, [RULES.mailByAddress, addressOf(request)], mailOf(type, email));
  const userId = limited ? undefined : await find();
  if (userId === undefined) return;
  const command = { type, requestId: context.random.uuid(), language: languageOf(request) };
  await handle(context, ACCOUNT, SYSTEM, userId, command);
}
