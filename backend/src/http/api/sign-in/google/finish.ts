import type { Request, RequestHandler, Response } from 'express';
import { linkGoogle } from '../../../../commands/google/link-google.ts';
import { type GooglePerson, recogniseByGoogle } from '../../../../commands/google/recognise.ts';
import type { GoogleOutcome } from '../../../../contract/google.ts';
import { ROUTES } from '../../../../contract/routes/index.ts';
import { note } from '../../../edge/answers/call-result.ts';
import { findCaller } from '../../../edge/caller/caller.ts';
import { languageOf } from '../../../edge/language.ts';
import { beginSession } from '../enter.ts';
import { type Attempt, endAttempt, forgetAttempt } from './attempt.ts';
import { leadBack } from './lead-back.ts';
import type { GoogleParts } from './parts.ts';

const OUTCOMES = {
  google_unverified: 'unverified',
  google_sign_in_first: 'first',
  google_taken: 'taken',
  google_linked: 'other',
  edited_meanwhile: 'busy',
  unknown_user: 'expired',
} as const;

/**
 * Ends a try at Google: redeems the code, signs in or links, and leads back. Any failure leads back, too, with its reason
 * in the address. No part of that address comes from the request.
 */
export const finishGoogle =
  (parts: GoogleParts): RequestHandler =>
  async (request, response) => {
    const { context } = parts;
    const attempt = await endAttempt(context, request.headers.cookie, request.query['state']);
    response.append('Set-Cookie', forgetAttempt(context.settings));
    const outcome = attempt ? await outcomeOf(parts, request, response, attempt) : 'expired';
    leadBack(request, response, attempt, outcome);
  };

async function outcomeOf(
  parts: GoogleParts,
  request: Request,
  response: Response,
  attempt: Attempt,
): Promise<GoogleOutcome> {
  const { context, google } = parts;
  if (!google) return 'away';
  const person = await google.redeem(request, response, attempt, context.clock.now());
  if (typeof person === 'string') {
    if (person !== 'refused') context.logger.warn({ outcome: person }, 'a sign-in with Google failed');
    return person;
  }
  return attempt.userId === undefined
    ? signIn(parts, request, response, person)
    : link(parts, request, response, { userId: attempt.userId, ...person });
}

async function signIn(
  { context, cookie }: GoogleParts,
  request: Request,
  response: Response,
  person: GooglePerson,
): Promise<GoogleOutcome> {
  const found = await recogniseByGoogle(context, person, languageOf(request));
  if (!found.ok) return OUTCOMES[found.refusal.code];
  if (found.value.account.disabled) return 'disabled';
  // The page asks for the second step, where there is one.
  await beginSession(context, cookie, { request, response }, found.value, 'google');
  note(response, { done: ROUTES.login, person: found.value.userId });
  return 'done';
}

/** The session must still be that of the person who began to link. */
async function link(
  { context, cookie }: GoogleParts,
  request: Request,
  response: Response,
  { userId, sub }: GooglePerson & { readonly userId: string },
): Promise<GoogleOutcome> {
  const caller = await findCaller(context, cookie, request.headers.cookie);
  if (caller?.id !== userId) return 'expired';
  const linked = await linkGoogle(context, userId, context.secrets.googleKey(sub), 'profile');
  if (!linked.ok) return OUTCOMES[linked.refusal.code];
  note(response, { linkedGoogle: true, person: userId });
  return 'done';
}
