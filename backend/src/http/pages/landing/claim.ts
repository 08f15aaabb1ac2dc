import type { RequestHandler } from 'express';
import { claimCode } from '../../../commands/codes/claim-code.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { termsFirst } from '../../../contract/pages.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { claimabilityOf } from '../../../domain/qr-code/claimability.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { sendRefusal } from '../../edge/answers/error-answers.ts';
import { callerIn, termsToAccept, whole } from '../../edge/caller/caller.ts';
import { crossSite } from '../../edge/caller/origin.ts';
import { limitCall } from '../../edge/limits/route-limits.ts';
import { codeReached } from '../../views/barcodes.ts';
import { codeInPath } from '../code-in-path.ts';
import { type LandingParts, seeOther, showCode, toVerify } from './show-claim.ts';

/**
 * Runs the claim flow of section 4 for the form of the page. A stranger signs up, but not for a code that is taken. A claim by the page itself leads to the list of codes, one by
 * its button to the editor of the code.
 */
export const claim =
  (parts: LandingParts): RequestHandler =>
  async (request, response) => {
    const { context, cookie } = parts;
    const foreign = crossSite({ method: 'POST' }, request, context.settings);
    if (foreign) return sendRefusal(response, foreign);
    const session = await cookie.read(request.headers.cookie);
    const limited = await limitCall(context, ROUTES.assignCode, request, session?.userId);
    if (limited) return sendRefusal(response, limited.refusal);
    const caller = whole(context, session && (await callerIn(context, session)));
    const code = codeInPath(request, 'code');
    if (code === undefined) return showCode(parts, request, response, caller);
    if (!caller) {
      const { state } = await context.log.load(QR_CODE, code);
      if (claimabilityOf(state) === 'claimable') return seeOther(response, `/register?code=${code}&by=email`);
      return showCode(parts, request, response, undefined, { status: 409, failed: false });
    }

    if (termsToAccept(context, caller) !== undefined) return seeOther(response, termsFirst(`/claim/${code}`));
    const claimed = await claimCode(context, caller.id, code);
    if (claimed.ok) {
      await codeReached(context, claimed.value);
      const pressed: unknown = request.body?.pressed;
      return seeOther(
        response,
        pressed === undefined ? `/?claimed=${code}` : `/edit/${code}?claimed=${code}`,
      );
    }
    const { refusal } = claimed;
    if (refusal.code === 'email_unverified') return toVerify(response, code);
    // Whatever else stands against the claim is in the state of the code, or in the visitor's role.
    const failed = refusal.code !== 'forbidden';
    return showCode(parts, request, response, caller, { status: ERRORS[refusal.code].status, failed });
  };
