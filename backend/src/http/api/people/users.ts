import { updateUser } from '../../../commands/accounts/update-user.ts';
import { actorOf } from '../../../commands/actor.ts';
import { refuseNameOfSite } from '../../../commands/credentials/password-policy.ts';
import { rotateSession } from '../../../commands/credentials/sessions.ts';
import { handle } from '../../../commands/handle.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { unlessAway } from '../../../ports/errors.ts';
import { comesFirst } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { forgive, fromAddress, limit, mailOf, RULES } from '../../edge/limits/limits.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { ownView, userView } from '../../views/user.ts';
import { userReached } from '../../views/user-reached.ts';
import type { PeoplePorts } from './ports.ts';

/** Routes of the signed-in user (specification section 7, users). */
export const userHandlers = (context: PeoplePorts, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.me, async ({ caller }) =>
    ok({ user: ownView(caller.id, caller.account, comesFirst(context, caller)) }),
  ),

  bind(ROUTES.chooseLanguage, async ({ body: { language }, caller }) => {
    const command = { type: 'chooseLanguage', language } as const;
    const chosen = await handle(context, ACCOUNT, actorOf(caller), caller.id, command);
    if (chosen.ok) return ok({ language });
    return refuse(chosen.refusal.code === 'edited_meanwhile' ? 'edited_meanwhile' : 'signed_out');
  }),

  bind(ROUTES.updateUser, async ({ params: { id }, body, caller, request, response }) => {
    if (caller.id !== id) return refuse('forbidden');
    if (caller.account.temporaryPassword && !body.newPassword) return refuse('password_change_required');
    const named = refuseNameOfSite(body.newPassword ?? '', context.settings.publicUrl, 'newPassword');
    if (named) return named;
    const guesses = [RULES.oldPasswordByUser, id] as const;
    const mail = mailOf('requestVerification', body.email);
    const { email, pendingEmail } = caller.account;
    // The e-mail that the caller has, or that waits already, gets no mail. Any other does, whoever has it.
    const mails = body.email !== email && body.email !== pendingEmail?.email;
    const limited = await limit(
      context,
      ...(body.newPassword ? [...fromAddress(RULES.oldPasswordByAddress, request), guesses] : []),
      // A new e-mail gets a mail. Its limit is that of every e-mail, however often an account changes to it.
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
      const change = { credential: newCredential, alone: true };
      const rotated = await unlessAway(rotateSession(context, caller.session, change));
      response.append('Set-Cookie', rotated ? await cookie.write(rotated) : cookie.clear());
    }
    await userReached(context, id, updated.value);
    return ok({
      user: userView(id, state),
      message: newCredential !== undefined ? MESSAGES.passwordChanged : MESSAGES.userUpdated,
    });
  }),

  bind(ROUTES.cancelEmailChange, async ({ caller }) => {
    const command = { type: 'cancelEmailChange' } as const;
    const cancelled = await handle(context, ACCOUNT, actorOf(caller), caller.id, command);
    if (!cancelled.ok)
      return refuse(cancelled.refusal.code === 'edited_meanwhile' ? 'edited_meanwhile' : 'signed_out');
    const user = userView(caller.id, cancelled.value.state);
    return ok({ user, message: MESSAGES.emailChangeCancelled });
  }),
];
