import type { Request, RequestHandler } from 'express';
import { sendRefusal } from '../../../edge/answers/error-answers.ts';
import { findCaller } from '../../../edge/caller/caller.ts';
import { takeChallenge } from '../../../edge/caller/challenge.ts';
import { limit } from '../../../edge/limits/limits.ts';
import { addressOf } from '../../../edge/limits/networks.ts';
import { beginAttempt } from './attempt.ts';
import { leadBack } from './lead-back.ts';
import type { GoogleParts } from './parts.ts';

/** Tries at Google from one address. */
const BY_ADDRESS = { name: 'google-address', points: 200, seconds: 15 * 60 };

/**
 * Leads the browser to Google. The query says what for: `popup` is the id of a window of our page, `from` the page to
 * return to, and `for=link` links Google to the signed-in account, whose person has proved just now that it is them.
 */
export const startGoogle =
  ({ context, cookie, google }: GoogleParts): RequestHandler =>
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!google) return sendRefusal(response, { code: 'google_not_set_up' });
    const limited = await limit(context, [BY_ADDRESS, addressOf(request)]);
    if (limited) return sendRefusal(response, limited.refusal);
    const purpose = { popup: idIn(request.query['popup']), from: pathIn(request.query['from']) };
    const links = request.query['for'] === 'link';
    if (links && !isOurs(request)) return sendRefusal(response, { code: 'cross_site' });
    const caller = links ? await findCaller(context, cookie, request.headers.cookie) : undefined;
    if (links && !caller) return sendRefusal(response, { code: 'signed_out' });
    if (links && !caller?.account.emailVerified) return sendRefusal(response, { code: 'email_unverified' });
    const asked = { ...purpose, userId: caller?.id };
    if (caller && !(await takeChallenge(context, request, response, `link-google ${caller.id}`)))
      return leadBack(request, response, asked, 'expired');
    const begun = await beginAttempt(context, asked);
    response.append('Set-Cookie', begun.cookie);
    google.begin(request, response, begun.attempt);
  };

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : undefined;

/** Only a path of our own: two slashes, or a backslash, would lead to another site. */
const pathIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/\w[^\\]{0,500}$/.test(value) ? value : undefined;

/** A foreign page must not link the Google account that its visitor happens to use. */
const isOurs = (request: Request): boolean => request.get('sec-fetch-site') === 'same-origin';
