import { findAccount, findUnfinished } from '../../../commands/accounts/find-account.ts';
import { openReset, resetPassword } from '../../../commands/accounts/reset-password.ts';
import { checkPassword } from '../../../commands/accounts/sign-in.ts';
import { verifyEmail } from '../../../commands/accounts/verify-email.ts';
import { actorOf } from '../../../commands/actor.ts';
import { refuseNameOfSite } from '../../../commands/credentials/password-policy.ts';
import { endSession, rotateSession } from '../../../commands/credentials/sessions.ts';
import { handle } from '../../../commands/handle.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { emailToVerify } from '../../../domain/account/state.ts';
import { unlessAway } from '../../../ports/errors.ts';
import { comesFirst, findAnyCaller } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { limit, otpOf } from '../../edge/limits/limits.ts';
import { MINIMUM_MS, withMinimumDuration } from '../../edge/minimum-duration.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { ownView, userView } from '../../views/user.ts';
import { userReached } from '../../views/user-reached.ts';
import { answerClaim } from './answer-claim.ts';
import { enter } from './enter.ts';
import { know } from './know.ts';
import { takeLogin } from './login-limits.ts';
import type { SignInPorts } from './ports.ts';
import { requestMail } from './request-mail.ts';

/** Routes to sign in and out (specification section 7, authentication). */
export const authHandlers = (context: SignInPorts, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.loginStatus, async ({ request }) => {
    const google = context.settings.google !== undefined;
    const caller = await findAnyCaller(context, cookie, request.headers.cookie);
    if (!caller) return ok({ loggedIn: false, user: null, google });
    if (caller.session.waits) return ok({ loggedIn: false, user: null, secondStep: true, google });
    const user = ownView(caller.id, caller.account, comesFirst(context, caller));
    return ok({ loggedIn: true, user, google });
  }),

  bind(ROUTES.logout, async ({ request, response }) => {
    // A session that waits for its second step has no caller, and ends too.
    const session = await cookie.read(request.headers.cookie);
    if (session) await endSession(context, session);
    response.append('Set-Cookie', cookie.clear());
    return ok({ message: MESSAGES.loggedOut });
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

  bind(ROUTES.openReset, async ({ body: { token } }) => {
    const opened = await openReset(context, token);
    return opened.ok ? ok({ valid: true }) : opened;
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
