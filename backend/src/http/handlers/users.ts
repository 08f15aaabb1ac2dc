import { actorOf } from '../../commands/actor.ts';
import { findAccount } from '../../commands/find-account.ts';
import { handle } from '../../commands/handle.ts';
import { updateUser } from '../../commands/update-user.ts';
import { MESSAGES } from '../../contract/messages.ts';
import { ok, refuse } from '../../contract/result.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { unlessAway } from '../../ports/errors.ts';
import { type BoundRoute, bind } from '../bind.ts';
import type { HttpContext } from '../context.ts';
import { languageOf } from '../language.ts';
import { forgive, fromAddress, limit, mailOf, RULES } from '../limits.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { userReached } from '../user-reached.ts';
import { userView } from '../views/user.ts';

/** Routes of the signed-in user (specification section 7, users). */
export const userHandlers = (context: HttpContext, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.me, async ({ caller }) => ok({ user: userView(caller.id, caller.account) })),

  bind(ROUTES.chooseLanguage, async ({ body: { language }, caller }) => {
    const command = { type: 'chooseLanguage', language } as const;
    const chosen = await handle(context, ACCOUNT, actorOf(caller), caller.id, command);
    if (chosen.ok) return ok({ language });
    return refuse(chosen.refusal.code === 'edited_meanwhile' ? 'edited_meanwhile' : 'signed_out');
  }),

  bind(ROUTES.updateUser, async ({ params: { id }, body, caller, request, response }) => {
    if (caller.id !== id) return refuse('forbidden');
    const guesses = [RULES.oldPasswordByUser, id] as const;
    const mail = mailOf('requestVerification', body.email);
    // No code is mailed to an e-mail that the caller or another account has.
    const mails = !(await findAccount(context, body.email));
    const limited = await limit(
      context,
      ...(body.newPassword ? [...fromAddress(RULES.oldPasswordByAddress, request), guesses] : []),
      // A new e-mail gets a code by mail. Its limit is that of every e-mail, however often an account changes to it.
      ...(mails
        ? [...fromAddress(RULES.mailByAddress, request), mail, [RULES.mailsByEmail, body.email] as const]
        : []),
    );
    if (limited) return limited;
    const updated = await updateUser(context, id, { ...body, language: languageOf(request) });
    if (!updated.ok) {
      if (mails) await forgive(context, ...mail);
      return updated.refusal.code === 'unknown_user' ? refuse('signed_out') : updated;
    }
    const { state, newCredential } = updated.value;
    if (newCredential !== undefined) {
      await unlessAway(forgive(context, ...guesses));
      const session = {
        ...caller.session,
        sessionId: context.random.uuid(),
        issuedAt: context.clock.now().getTime(),
        credential: newCredential,
      };
      response.append('Set-Cookie', await cookie.write(session));
    }
    await userReached(context, id, updated.value);
    return ok({
      user: userView(id, state),
      message: newCredential !== undefined ? MESSAGES.passwordChanged : MESSAGES.userUpdated,
    });
  }),
];
