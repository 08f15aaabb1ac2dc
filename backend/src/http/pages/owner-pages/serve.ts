import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import type { Express, Request, RequestHandler } from 'express';
import type { Language } from '../../../contract/language.ts';
import type { FirstAnswers } from '../../../contract/owner-page.ts';
import { pageFile } from '../../../contract/pages.ts';
import { answerInTime } from '../../../ports/in-time.ts';
import { SESSION_COOKIE, type SessionCookie } from '../../edge/caller/session-cookie.ts';
import { WITH_CAMERA } from '../../edge/headers/permissions-policy.ts';
import { languageOf } from '../../edge/language.ts';
import { allowStyles } from '../page-styles.ts';
import { compose } from './compose.ts';
import { answersForList } from './first-answers.ts';
import type { OwnerPagePorts } from './ports.ts';
import type { RenderPage } from './renderer.ts';

/** What content may take before the page is sent without it, in milliseconds. */
const TIMEOUT_MS = 1_000;

/** The pages that the server sends with content. `serveApps` sends them where that fails. */
export const RENDERED_PAGES = ['/login', '/'] as const;

type FindAnswers = (request: Request) => Promise<FirstAnswers | undefined>;

/**
 * Serves the owner's first pages as they look before any script runs: the sign-in, and the list of codes of a signed-in
 * owner. Where something is missing, late or away, the next handler sends the page without content, and its app asks the API.
 */
export function serveOwnerPages(
  app: Express,
  context: OwnerPagePorts,
  cookie: SessionCookie,
  render: RenderPage,
): void {
  const { appsRoot } = context.settings;
  const fileOf = (page: (typeof RENDERED_PAGES)[number]) =>
    join(appsRoot, 'web-user', 'dist', pageFile(page));

  async function pageFor(
    page: (typeof RENDERED_PAGES)[number],
    answers: FirstAnswers | undefined,
    language: Language,
  ): Promise<string | undefined> {
    if (answers === undefined) return undefined;
    const rendered = await render(page, answers, language);
    if (rendered === undefined) return undefined;
    const built = await readFile(fileOf(page), 'utf8');
    return compose(built, rendered, language);
  }

  function serve(page: (typeof RENDERED_PAGES)[number], find: FindAnswers, cacheControl: string): void {
    const handler: RequestHandler = async (request, response, next) => {
      const work = find(request).then((answers) =>
        pageFor(page, answers, languageOf(request, answers?.user?.language)),
      );
      const html = await answerInTime(work, TIMEOUT_MS).catch((error: unknown) => {
        context.logger.error(error, `${page} could not be rendered`);
        return undefined;
      });
      if (html === undefined) return next();
      await allowStyles(response, fileOf(page), html);
      response.set({ 'Cache-Control': cacheControl, 'Permissions-Policy': WITH_CAMERA });
      response.vary('Accept-Language, Cookie').type('html').send(html);
    };
    app.get(page, compression(), handler);
  }

  // A query or a session may change the sign-in.
  const forAnyone: FindAnswers = async (request) =>
    request.url.includes('?') || mayBeSignedIn(request)
      ? undefined
      : { user: null, google: context.settings.google !== undefined };
  const forOwner: FindAnswers = async (request) =>
    mayBeSignedIn(request) ? answersForList(context, cookie, request.headers.cookie) : undefined;

  serve('/login', forAnyone, 'no-cache');
  // No browser may show the list again once its session has ended.
  serve('/', forOwner, 'no-store');
}

const mayBeSignedIn = ({ headers }: Request): boolean => headers.cookie?.includes(SESSION_COOKIE) ?? false;
