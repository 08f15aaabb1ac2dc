import type { Request, Response } from 'express';
import { findUnfinished } from '../../../commands/accounts/find-account.ts';
import { signUp } from '../../../commands/accounts/sign-up.ts';
import { verifyEmail } from '../../../commands/accounts/verify-email.ts';
import { refuseNameOfSite, refuseWeak } from '../../../commands/credentials/password-policy.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { hasMoved } from '../../../domain/account/state.ts';
import { findBrowser } from '../../edge/caller/known-browsers.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { signUpCookie } from '../../edge/caller/sign-up-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { limit, mailOf, otpOf, RULES } from '../../edge/limits/limits.ts';
import { MINIMUM_MS, withMinimumDuration } from '../../edge/minimum-duration.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { userReached } from '../../views/user-reached.ts';
import { answerClaim } from './answer-claim.ts';
import { firstUser, signInFirst } from './first-sign-in.ts';
import { know } from './know.ts';
import type { SignInPorts } from './ports.ts';

/** What a sign-up sent. By e-mail alone, it has neither names nor a password. */
interface Sent {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string | null;
  readonly link: string | undefined;
}

/** Routes to sign up, and to verify the e-mail of it (specification section 7, authentication). */
export const signUpHandlers = (context: SignInPorts, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.register, async ({ body: { link, ...person }, request, response }) => {
    const limited = await limitSignUp(context, person.email);
    const { publicUrl } = context.settings;
    const refused =
      limited ??
      refuseNameOfSite(person.password, publicUrl, 'password') ??
      (await refuseWeak(person.password, person, 'password'));
    return refused ?? takeSignUp(context, request, response, { ...person, link });
  }),

  bind(ROUTES.registerByEmail, async ({ body: { email, link }, request, response }) => {
    const limited = await limitSignUp(context, email);
    const nobody = { firstName: '', lastName: '', password: null };
    return limited ?? takeSignUp(context, request, response, { ...nobody, email, link });
  }),

  bind(ROUTES.verifyEmail, async ({ body: { email, otp, link }, request, response }) => {
    const browser = await findBrowser(context, request.headers.cookie, email);
    const guesser = browser ? 'browser' : 'stranger';
    const limited = await limit(context, ...otpOf(guesser, email));
    if (limited) return limited;
    const verified = await withMinimumDuration(MINIMUM_MS.lookUp, async () => {
      const found = await findUnfinished(context, email);
      // An e-mail that replaced a verified one may be a stranger's, mistyped. Only a session can verify it.
      if (!found || found.account.pendingEmail || hasMoved(found.account)) return refuse('otp_invalid');
      const { userId, account: before } = found;
      const outcome = await verifyEmail(context, userId, before, otp, guesser);
      return outcome.ok ? ok({ ...outcome.value, userId, before }) : outcome;
    });
    if (!verified.ok) return verified;
    const { userId } = verified.value;
    const arrived = await signInFirst(context, cookie, { request, response }, verified.value, link);
    await userReached(context, userId, verified.value);
    const claim = await answerClaim(context, arrived ?? verified.value);
    const user = arrived ? { user: firstUser(context, userId, arrived) } : {};
    return ok({ ...user, message: MESSAGES.otpVerified, ...claim });
  }),
];

const limitSignUp = (context: SignInPorts, email: string) =>
  limit(context, [RULES.registerByEmail, email], [RULES.mailsByEmail, email]);

/** Signs up, and answers with what was sent alone. More would tell whether somebody has signed up with this e-mail. */
async function takeSignUp(
  context: SignInPorts,
  request: Request,
  response: Response,
  { link, password, ...person }: Sent,
) {
  const { email } = person;
  const fresh = { role: 'user', provider: 'local', emailVerified: false } as const;
  const account = { ...person, password, ...fresh, awaitedCode: link, language: languageOf(request) };
  const takeMail = async () => !(await limit(context, mailOf('requestVerification', email)));
  const made = await withMinimumDuration(MINIMUM_MS.password, () => signUp(context, account, takeMail));
  if (!made.ok) return made;
  const { userId, state } = made.value;
  // Whoever has the e-mail, so that the cookies do not tell it.
  await know(context, request, response, email, 'sign-up');
  response.append('Set-Cookie', await signUpCookie(context, { userId, credential: state.credential }));
  await userReached(context, userId, made.value);
  const user = { ...person, ...fresh, ...(link === undefined ? {} : { awaitedCode: link }) };
  return ok({ user, message: MESSAGES.registered });
}
