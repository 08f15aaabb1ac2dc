import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import type { Express, Request, RequestHandler } from 'express';
import type { FirstAnswers } from '../../../contract/app-page.ts';
import { brandStyle } from '../../../contract/domains/brand-style.ts';
import { PRODUCT_LOOK } from '../../../contract/domains/site-look.ts';
import type { Language } from '../../../contract/language.ts';
import { pageFile } from '../../../contract/pages.ts';
import { mayBeSignedIn, type SessionCookie } from '../../edge/caller/session-cookie.ts';
import { WITH_CAMERA } from '../../edge/headers/permissions-policy.ts';
import { languageOf } from '../../edge/language.ts';
import type { RenderPage } from '../rendering/renderer.ts';
import { sendRendered } from '../rendering/send-rendered.ts';
import { atSite, isPlain } from './at-site.ts';
import { compose } from './compose.ts';
import { answersForList } from './first-answers.ts';
import type { OwnerPagePorts } from './ports.ts';

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
  // The app goes on from what its page says of the look, and a plain page says nothing.
  const look = isPlain(context.settings.look) ? PRODUCT_LOOK : context.settings.look;
  const style = brandStyle(look);
  const fileOf = (page: (typeof RENDERED_PAGES)[number]) =>
    join(appsRoot, 'web-user', 'dist', pageFile(page));

  async function pageFor(
    page: (typeof RENDERED_PAGES)[number],
    answers: FirstAnswers | undefined,
    language: Language,
  ): Promise<string | undefined> {
    if (answers === undefined) return undefined;
    const rendered = await render(page, answers, language, look);
    if (rendered === undefined) return undefined;
    const built = await readFile(fileOf(page), 'utf8');
    return compose(atSite(built, look), rendered, language);
  }

  function serve(page: (typeof RENDERED_PAGES)[number], find: FindAnswers, cacheControl: string): void {
    const handler: RequestHandler = async (request, response, next) => {
      const work = find(request).then((answers) =>
        pageFor(page, answers, languageOf(request, answers?.user?.language)),
      );
      const headers = { 'Cache-Control': cacheControl, 'Permissions-Policy': WITH_CAMERA };
      await sendRendered(
        context.logger,
        { path: page, file: fileOf(page), style, html: work, headers },
        response,
        next,
      );
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
