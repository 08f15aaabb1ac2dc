import type { Response } from 'express';
import { recoveryCodesLeft } from '../../../commands/credentials/second-factor.ts';
import { completeSession, rotateSession, type SessionToken } from '../../../commands/credentials/sessions.ts';
import {
  confirmTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  turnOffTwoStep,
} from '../../../commands/credentials/two-step.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { unlessAway } from '../../../ports/errors.ts';
import { proveIdentity, trySecondStep } from '../../edge/caller/second-step.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { giveBack, limit, RULES } from '../../edge/limits/limits.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { svgOf } from '../../pages/qr-image/symbol.ts';
import { arrive } from './enter.ts';
import type { SignInPorts } from './ports.ts';

/** Routes on two-step sign-in. */
export function twoStepHandlers(context: SignInPorts, cookie: SessionCookie): readonly BoundRoute[] {
  const setCookie = async (response: Response, token: SessionToken | undefined) =>
    response.append('Set-Cookie', token ? await cookie.write(token) : cookie.clear());
  const isRequired = (role: string) => context.settings.requireAdminTotp && role !== 'user';

  return [
    bind(ROUTES.secondStep, async ({ body: { code, link }, caller, request, response }) => {
      if (!caller.session.waits) return refuse('edited_meanwhile');
      const spent = await trySecondStep(context, request, caller, code, 'sign-in');
      if (!spent.ok) return spent;
      const token = await completeSession(context, caller.session, caller.account);
      if (!token) return refuse('signed_out');
      await setCookie(response, token);
      return arrive(context, request, { userId: caller.id, account: caller.account }, link);
    }),

    bind(ROUTES.twoStep, async ({ caller: { account, role } }) => {
      const { secondFactor, credential } = account;
      return ok({
        on: secondFactor !== null,
        required: isRequired(role),
        recoveryCodesLeft: secondFactor === null ? 0 : await recoveryCodesLeft(context, secondFactor),
        hasPassword: credential !== null,
      });
    }),

    bind(ROUTES.setUpTwoStep, async ({ body, caller, request }) => {
      const proven = await proveIdentity(context, request, caller, body);
      if (!proven.ok) return proven;
      const started = await setUpTwoStep(context, caller);
      return started.ok ? ok({ ...started.value, qr: svgOf(started.value.uri) }) : started;
    }),

    bind(ROUTES.confirmTwoStep, async ({ body: { code }, caller, response }) => {
      const tries = [RULES.secondStepByUser, caller.id] as const;
      const limited = await limit(context, tries);
      if (limited) return limited;
      const confirmed = await confirmTwoStep(context, caller, code);
      if (!confirmed.ok) return confirmed;
      await unlessAway(giveBack(context, ...tries));
      await setCookie(response, await unlessAway(rotateSession(context, caller.session)));
      return ok({ message: MESSAGES.twoStepOn, recoveryCodes: confirmed.value.recoveryCodes });
    }),

    bind(ROUTES.turnOffTwoStep, async ({ body, caller, request, response }) => {
      if (isRequired(caller.role)) return refuse('two_step_required');
      const proven = await proveIdentity(context, request, caller, body, 'two-step-off');
      if (!proven.ok) return proven;
      const turned = await turnOffTwoStep(context, caller);
      if (!turned.ok) return turned;
      await setCookie(response, await unlessAway(rotateSession(context, caller.session)));
      return ok({ message: MESSAGES.twoStepOff });
    }),

    bind(ROUTES.renewRecoveryCodes, async ({ body, caller, request }) => {
      const proven = await proveIdentity(context, request, caller, body, 'new-codes');
      if (!proven.ok) return proven;
      const renewed = await renewRecoveryCodes(context, caller);
      return renewed.ok
        ? ok({ message: MESSAGES.recoveryCodesRenewed, recoveryCodes: renewed.value.recoveryCodes })
        : renewed;
    }),
  ];
}
