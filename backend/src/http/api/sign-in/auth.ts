import type { Request, Response } from 'express';
import { findAccount, findUnfinished } from '../../../commands/accounts/find-account.ts';
import { resetPassword } from '../../../commands/accounts/reset-password.ts';
import { checkPassword } from '../../../commands/accounts/sign-in.ts';
import { signUp } from '../../../commands/accounts/sign-up.ts';
import { verifyEmail } from '../../../commands/accounts/verify-email.ts';
import { actorOf } from '../../../commands/actor.ts';
import { refuseNameOfSite, refuseWeak } from '../../../commands/credentials/password-policy.ts';
import { endSession, rotateSession } from '../../../commands/credentials/sessions.ts';
import { handle } from '../../../commands/handle.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { emailToVerify, hasMoved } from '../../../domain/account/state.ts';
import { unlessAway } from '../../../ports/errors.ts';
import { findAnyCaller, mustTurnOnTwoStep } from '../../edge/caller/caller.ts';
import { findBrowser, rememberBrowser } from '../../edge/caller/known-browsers.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { limit, mailOf, otpOf, RULES } from '../../edge/limits/limits.ts';
import { MINIMUM_MS, withMinimumDuration } from '../../edge/minimum-duration.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { ownView, userView } from '../../views/user.ts';
import { userReached } from '../../views/user-reached.ts';
import { answerClaim } from './answer-claim.ts';
import { enter } from './enter.ts';
import { takeLogin } from './login-limits.ts';
import type { SignInPorts } from './ports.ts';
import { requestMail } from './request-mail.ts';

/** Routes to sign up, in and out (specification section 7, authentication). */
export const authHandlers = (context: SignInPorts, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.loginStatus, async ({ request }) => {
    const google = context.settings.google !== undefined;
    const caller = await findAnyCaller(context, cookie, request.headers.cookie);
    if (!caller) return ok({ loggedIn: false, user: null, google });
    if (caller.session.waits) return ok({ loggedIn: false, user: null, secondStep: true, google });
    const user = ownView(caller.id, caller.account, mustTurnOnTwoStep(context, caller));
    return ok({ loggedIn: true, user, google });
  }),

  bind(ROUTES.logout, async ({ request, response }) => {
    // A session that waits for its second step has no caller, and ends too.
    const session = await cookie.read(request.headers.cookie);
    if (session) await endSession(context, session);
    response.append('Set-Cookie', cookie.clear());
    return ok({ message: MESSAGES.loggedOut });
  }),

  bind(ROUTES.register, async ({ body: { link, ...person }, request, response }) => {
    const { firstName, lastName, email } = person;
    const limited = await limit(context, [RULES.registerByEmail, email], [RULES.mailsByEmail, email]);
    const { publicUrl } = context.settings;
    const refused =
      limited ??
      refuseNameOfSite(person.password, publicUrl, 'password') ??
      (await refuseWeak(person.password, person, 'password'));
    if (refused) return refused;
    const fresh = { role: 'user', provider: 'local', emailVerified: false } as const;
    const account = { ...person, ...fresh, awaitedCode: link, language: languageOf(request) };
    const takeMail = async () => !(await limit(context, mailOf('requestVerification', email)));
    const made = await withMinimumDuration(MINIMUM_MS.password, () => signUp(context, account, takeMail));
    if (!made.ok) return made;
    // Whoever has the e-mail, so that the cookie does not tell it.
    await know(context, request, response, email, 'sign-up');
    await userReached(context, made.value.userId, made.value);
    // The answer holds what was sent alone. More would tell whether somebody has signed up with this e-mail.
    const user = {
      firstName,
      lastName,
      email,
      ...fresh,
      ...(link === undefined ? {} : { awaitedCode: link }),
    };
    return ok({ user, message: MESSAGES.registered });
  }),

  bind(ROUTES.verifyEmail, async ({ body: { email, otp }, request }) => {
    const browser = await findBrowser(context, request.headers.cookie, email);
    const guesser = browser ? 'browser' : 'stranger';
    const limited = await limit(context, ...otpOf(guesser, email));
    if (limited) return limited;
    const verified = await withMinimumDuration(MINIMUM_MS.lookUp, async () => {
      const found = await findUnfinished(context, email);
      // An e-mail that replaced a verified one may be a stranger's, mistyped. Only a session can verify it.
      if (!found || found.account.pendingEmail || hasMoved(found.account)) return refuse('otp_invalid');
      const { userId, account } = found;
      const outcome = await verifyEmail(context, userId, account, otp, guesser);
      return outcome.ok ? ok({ ...outcome.value, userId }) : outcome;
    });
    if (!verified.ok) return verified;
    await userReached(context, verified.value.userId, verified.value);
    return ok({ message: MESSAGES.otpVerified, ...(await answerClaim(context, verified.value)) });
  }),

  bind(ROUTES.login, async ({ body: { email, password, link }, request, response }) => {
    const tried = await takeLogin(context, request, email);
    if (!tried.ok) return tried;
    const checked = await withMinimumDuration(
      MINIMUM_MS.password,
      () => checkPassword(context, email, password),
      (outcome) => outcome.ok && outcome.value.account.emailVerified,
    );
    if (!checked.ok) return checked;
    await tried.succeeded();
    const sign = { proof: 'password', link } as const;
    const entered = await enter(context, cookie, { request, response }, checked.value, sign);
    await know(context, request, response, email, 'sign-in');
    return entered;
  }),

  bind(ROUTES.otpVerify, async ({ body: { otp, link }, caller, response }) => {
    const limited = await limit(context, ...otpOf('session', caller.id));
    if (limited) return limited;
    if (link !== undefined)
      await handle(context, ACCOUNT, actorOf(caller), caller.id, { type: 'awaitClaim', code: link });
    const verified = await verifyEmail(context, caller.id, caller.account, otp, 'session');
    if (!verified.ok) return verified;
    // Where a verified e-mail changes, every other session ends.
    const alone = caller.account.provenEmail !== null && caller.account.pendingEmail !== null;
    const rotated = await unlessAway(rotateSession(context, caller.session, { alone }));
    response.append('Set-Cookie', rotated ? await cookie.write(rotated) : cookie.clear());
    await userReached(context, caller.id, verified.value);
    const claim = await answerClaim(context, verified.value);
    return ok({ user: userView(caller.id, verified.value.state), message: MESSAGES.otpVerified, ...claim });
  }),

  bind(ROUTES.otpResend, async ({ body: { email }, caller, request }) => {
    const own = caller && emailToVerify(caller.account)?.email === email ? caller.id : undefined;
    const find = async () => own ?? (await findUnfinished(context, email))?.userId;
    const mail = () => requestMail(context, request, email, 'requestVerification', find);
    return (await withMinimumDuration(MINIMUM_MS.lookUp, mail)) ?? ok({ message: MESSAGES.otpSent });
  }),

  bind(ROUTES.requestPasswordReset, async ({ body: { email }, request }) => {
    const find = async () => (await findAccount(context, email))?.userId;
    const mail = () => requestMail(context, request, email, 'requestPasswordReset', find);
    return (await withMinimumDuration(MINIMUM_MS.lookUp, mail)) ?? ok({ message: MESSAGES.resetSent });
  }),

  bind(ROUTES.resetPassword, async ({ body: { token, password }, request, response }) => {
    const named = refuseNameOfSite(password, context.settings.publicUrl, 'password');
    if (named) return named;
    const reset = await resetPassword(context, token, password);
    if (!reset.ok) return reset;
    // Who reads the mail may sign in next, whatever strangers try meanwhile.
    await know(context, request, response, reset.value.email, 'sign-in');
    return ok({ message: MESSAGES.passwordChanged });
  }),
];

/** Makes the caller's browser known to an account. */
async function know(
  context: SignInPorts,
  request: Request,
  response: Response,
  email: string,
  by: 'sign-in' | 'sign-up',
): Promise<void> {
  const cookie = await rememberBrowser(context, request.headers.cookie, email, by);
  if (cookie !== undefined) response.append('Set-Cookie', cookie);
}
