import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type NextFunction, type Response } from 'express';
import precompressed from 'express-static-gzip';
import { brandStyle } from '../../contract/domains/brand-style.ts';
import type { SiteLook } from '../../contract/domains/site-look.ts';
import { APP_BASE, APP_PAGES, type AppName, pageFile } from '../../contract/pages.ts';
import { WITH_CAMERA } from '../edge/headers/permissions-policy.ts';
import type { HttpSettings } from '../edge/settings/settings.ts';
import { consolePreloads } from './console-preloads.ts';
import { atSite, isPlain } from './owner-pages/at-site.ts';
import { allowStyles } from './page-styles.ts';

const APPS: readonly AppName[] = ['admin', 'user'];
/** The apps, and the pages that the server renders. */
const BUILDS = [...APPS, 'public'] as const;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the built apps, and the assets of the pages that the server renders. Assets have names with a content hash and are cached for a year; the build compressed them
 * once, as well as it can. Pages are revalidated.
 */
export function serveApps(app: Express, { appsRoot, look }: Pick<HttpSettings, 'appsRoot' | 'look'>): void {
  for (const name of BUILDS) {
    const assets = join(appsRoot, `web-${name}`, 'dist', 'assets');
    app.use(
      `${APP_BASE[name]}assets`,
      precompressed(assets, {
        enableBrotli: true,
        orderPreference: ['br', 'gzip'],
        serveStatic: { immutable: true, maxAge: YEAR_SECONDS * 1000, setHeaders: nameCharset },
      }),
    );
  }
  app.use(compression());
  for (const name of BUILDS) {
    const dist = join(appsRoot, `web-${name}`, 'dist');
    const options = { index: false, maxAge: 60 * 60 * 1000, redirect: false, setHeaders: nameCharset };
    app.use(APP_BASE[name], express.static(dist, options));
  }
  for (const name of APPS) {
    const dist = join(appsRoot, `web-${name}`, 'dist');
    for (const page of APP_PAGES[name])
      app.get(page, (request, response, next) => {
        if (name === 'admin') response.set('Link', consolePreloads(request.url));
        else response.set('Permissions-Policy', WITH_CAMERA);
        // The address is a secret, of which no request from the page tells.
        if (page === '/invite/:token') response.set('Referrer-Policy', 'no-referrer');
        const file = pageFile(page);
        if (name === 'user' && !isPlain(look)) sendPageAtSite(response, join(dist, file), look, next);
        else sendPage(response, dist, file, next);
      });
  }
}

/** The library names the charset of `text/…` alone. */
function nameCharset(response: ServerResponse, path: string): void {
  if (/\.svg(\.\w+)?$/.test(path)) response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
}

async function sendPage(response: Response, dist: string, file: string, next: NextFunction): Promise<void> {
  await allowStyles(response, join(dist, file));
  response.set('Cache-Control', 'no-cache');
  const options = { root: dist, cacheControl: false, acceptRanges: false };
  response.sendFile(file, options, unlessNotBuilt(response, next));
}

/** Sends a page of the owner's app as it looks at a domain. */
async function sendPageAtSite(
  response: Response,
  file: string,
  look: SiteLook,
  next: NextFunction,
): Promise<void> {
  try {
    const page = atSite(await readFile(file, 'utf8'), look);
    await allowStyles(response, file, { style: brandStyle(look) });
    response.set('Cache-Control', 'no-cache').type('html').send(page);
  } catch (error) {
    if (isMissing(error)) answerNotBuilt(response);
    else next(error);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Responds with 503 for a missing file, and passes on any other error, such as a failed `If-Match`. */
export const unlessNotBuilt =
  (response: Response, next: NextFunction) =>
  (error?: Error): void => {
    if (!error || response.headersSent) return;
    if ('status' in error && error.status === 404) answerNotBuilt(response);
    else next(error);
  };

export function answerNotBuilt(response: Response): void {
  response.status(503).type('text').send('The apps are not built. Run npm run build.');
}
