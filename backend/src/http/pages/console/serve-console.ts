import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import type { Express, Request } from 'express';
import { may } from '../../../contract/access/permissions.ts';
import { PRODUCT_LOOK } from '../../../contract/domains/site-look.ts';
import { pageFile } from '../../../contract/pages.ts';
import { findCaller } from '../../edge/caller/caller.ts';
import { mayBeSignedIn, type SessionCookie } from '../../edge/caller/session-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { consolePreloads } from '../console-preloads.ts';
import type { RenderPage } from '../rendering/renderer.ts';
import { sendRendered } from '../rendering/send-rendered.ts';
import { composeFrame } from './compose-frame.ts';
import type { ConsolePagePorts } from './ports.ts';

/** The page that the server sends with a frame. `serveApps` sends it where that fails. */
export const CONSOLE_PAGE = '/admin';

/** Serves the console's page of codes with its frame and its title, which show while the console loads. */
export function serveConsole(
  app: Express,
  context: ConsolePagePorts,
  cookie: SessionCookie,
  render: RenderPage,
): void {
  const { logger, settings } = context;
  const file = join(settings.appsRoot, 'web-admin', 'dist', pageFile(CONSOLE_PAGE));

  async function frameFor(request: Request): Promise<string | undefined> {
    if (!mayBeSignedIn(request)) return undefined;
    const caller = await findCaller(context, cookie, request.headers.cookie);
    if (!caller || !may(caller.role, 'codes.read')) return undefined;
    const language = languageOf(request, caller.account.language ?? undefined);
    const rendered = await render(CONSOLE_PAGE, { user: null }, language, PRODUCT_LOOK);
    return rendered && composeFrame(await readFile(file, 'utf8'), rendered.html, language);
  }

  app.get(CONSOLE_PAGE, compression(), async (request, response, next) => {
    // No browser may show the frame again once its session has ended.
    const headers = { 'Cache-Control': 'no-store', Link: consolePreloads(request.url) };
    await sendRendered(
      logger,
      { path: CONSOLE_PAGE, file, html: frameFor(request), headers },
      response,
      next,
    );
  });
}
