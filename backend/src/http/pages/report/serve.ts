import express, { type Express, type RequestHandler } from 'express';
import { ERRORS } from '../../../contract/errors.ts';
import { LANDING_PAGES } from '../../../contract/pages.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { sendRefusal } from '../../edge/answers/error-answers.ts';
import { crossSite } from '../../edge/caller/origin.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { limitCall } from '../../edge/limits/route-limits.ts';
import { codeInPath } from '../code-in-path.ts';
import type { LandingPorts } from '../landing/ports.ts';
import { pageSender } from '../landing/send-page.ts';
import { type LandingParts, seeOther } from '../landing/show-claim.ts';
import { receive } from './receive.ts';
import { showForm, showReport } from './show-report.ts';
import { readTyped, typedIn } from './typed.ts';

/** What a form may hold at most: the words, with up to twelve bytes for a letter. */
const form = express.urlencoded({ extended: false, limit: '64kb' });

const partsOf = (context: LandingPorts, cookie: SessionCookie): LandingParts => ({
  context,
  cookie,
  send: pageSender(context.settings),
});

/** Serves the page of the form, and its receipt. */
export function serveReportPages(app: Express, context: LandingPorts, cookie: SessionCookie): void {
  app.get(LANDING_PAGES.report, showReport(partsOf(context, cookie)));
}

/** Takes the form at the address of `reportCode`. Every other body goes on to that route. */
export function serveReportForm(app: Express, context: LandingPorts, cookie: SessionCookie): void {
  const take = receiveForm(partsOf(context, cookie));
  app.post(LANDING_PAGES.report, (request, response, next) => {
    if (!request.is('application/x-www-form-urlencoded')) return next();
    const foreign = crossSite({ method: 'POST' }, request, context.settings);
    if (foreign) return sendRefusal(response, foreign);
    form(request, response, (error?: unknown) => {
      if (error) next(error);
      else void Promise.resolve(take(request, response, next)).catch(next);
    });
  });
}

/** Shows the form again with all that was typed, where something is wrong with it. */
const receiveForm =
  (parts: LandingParts): RequestHandler =>
  async (request, response) => {
    const { context } = parts;
    const typed = typedIn(request.body);
    const { notice, problems = {} } = readTyped(typed);
    const code = codeInPath(request, 'code');
    const again = (status: number) =>
      showForm(parts, request, response, { status, typed, problems, tooMany: status === 429 });
    const limited = await limitCall(context, ROUTES.reportCode, request, undefined);
    if (limited) return again(ERRORS[limited.refusal.code].status);
    if (!notice || code === undefined) return again(400);
    const received = await receive(context, request, code, notice);
    if (received.ok) return seeOther(response, `/report/${code}?received=${received.value.number}`);
    return again(ERRORS[received.refusal.code].status);
  };
