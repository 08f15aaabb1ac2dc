import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { acceptTerms } from '../../../commands/accounts/accept-terms.ts';
import { asLanguage } from '../../../contract/language.ts';
import { LANDING_PAGES } from '../../../contract/pages.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { acceptedOf, type Terms } from '../../../domain/account/terms/accepted-terms.ts';
import { sendRefusal } from '../../edge/answers/error-answers.ts';
import { findAnyCaller, type SessionCaller, termsToAccept } from '../../edge/caller/caller.ts';
import { crossSite } from '../../edge/caller/origin.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { limitCall } from '../../edge/limits/route-limits.ts';
import { newestTerms } from '../../edge/settings/newest-terms.ts';
import type { LandingPorts } from '../landing/ports.ts';
import { pageSender } from '../landing/send-page.ts';
import { seeOther } from '../landing/show-claim.ts';
import { textIn } from './view.ts';

const form = express.urlencoded({ extended: false, limit: '4kb' });

/** What was shown: whose terms, of which day, where they stand, and the language. Empty for the installation, and for a text. */
const Accepted = z.object({
  domain: z.string().default(''),
  version: z.string(),
  link: z.string().default(''),
  language: z.string(),
  back: z.string().optional(),
});

/** Serves the page that asks a signed-in person to accept the terms of use. It works without script. */
export function serveAcceptTerms(app: Express, context: LandingPorts, cookie: SessionCookie): void {
  const send = pageSender(context.settings);

  /** Shows the newest terms, or leads on where nothing is to be accepted. */
  async function show(request: Request, response: Response, back: string): Promise<void> {
    const caller = await callerOf(request);
    if (!caller) return seeOther(response, '/login');
    const day = termsToAccept(context, caller);
    const { terms, termsOf } = context.settings.legal;
    const version = terms.find((one) => one.day === day);
    const language = languageOf(request, caller.account.language ?? undefined);
    const text = version && textIn(version.texts, language);
    if (!version || (!text && version.link === undefined)) return seeOther(response, back);
    return send(response, 200, {
      kind: 'accept',
      language,
      address: request.originalUrl,
      visitor: { kind: 'stranger' },
      day: version.day,
      text,
      link: version.link ?? null,
      domain: termsOf,
      again: acceptedOf(caller.account.terms, termsOf) !== undefined,
      back,
    });
  }

  /** Whose sign-in is complete. */
  async function callerOf(request: Request): Promise<SessionCaller | undefined> {
    const caller = await findAnyCaller(context, cookie, request.headers.cookie);
    return caller?.session.waits ? undefined : caller;
  }

  app.get(LANDING_PAGES.acceptTerms, (request, response) => {
    const { back } = request.query;
    return show(request, response, ownPath(typeof back === 'string' ? back : ''));
  });

  app.post(LANDING_PAGES.acceptTerms, form, async (request, response) => {
    const foreign = crossSite({ method: 'POST' }, request, context.settings);
    if (foreign) return sendRefusal(response, foreign);
    const caller = await callerOf(request);
    const limited = await limitCall(context, ROUTES.acceptTerms, request, caller?.id);
    if (limited) return sendRefusal(response, limited.refusal);
    const { data } = Accepted.safeParse(request.body);
    const back = ownPath(data?.back ?? '');
    const language = asLanguage(data?.language);
    const newest = newestTerms(context.settings.legal);
    // Terms that were published meanwhile are shown first.
    if (!caller || !data || !language || !newest || !isShown(newest, data))
      return show(request, response, back);
    const accepted = await acceptTerms(context, caller, newest, language);
    return accepted.ok ? seeOther(response, back) : sendRefusal(response, accepted.refusal);
  });
}

const isShown = ({ domain, version, link }: Terms, shown: z.infer<typeof Accepted>): boolean =>
  version === shown.version && (domain ?? '') === shown.domain && (link ?? '') === shown.link;

/** Returns a path of this site; `/` for every other address. */
function ownPath(address: string): string {
  return /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : '/';
}
