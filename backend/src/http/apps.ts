import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type Response } from 'express';
import { APP_BASE, APP_PAGES, type AppName } from '../contract/pages.ts';

const APPS: readonly AppName[] = ['admin', 'user', 'public'];
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the three built apps. Assets have names with a content hash and are cached for a year; pages are revalidated. */
export function serveApps(app: Express, appsRoot: string): void {
  app.use(compression());
  for (const name of APPS) {
    const dist = join(appsRoot, `web-${name}`, 'dist');
    app.use(
      `${APP_BASE[name]}assets`,
      express.static(join(dist, 'assets'), { immutable: true, maxAge: YEAR_SECONDS * 1000 }),
    );
    app.use(APP_BASE[name], express.static(dist, { index: false, maxAge: 60 * 60 * 1000, redirect: false }));
    app.get([...APP_PAGES[name]], (_request, response) => sendPage(response, dist));
  }
}

function sendPage(response: Response, dist: string): void {
  response.set('Cache-Control', 'no-cache');
  response.sendFile('index.html', { root: dist, cacheControl: false, acceptRanges: false }, (error) => {
    if (error && !response.headersSent) answerFailure(response, error);
  });
}

/** Responds with 503 for a missing page, and with the status of any other error, such as a failed `If-Match`. */
function answerFailure(response: Response, error: Error): void {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  if (status === 404) response.status(503).type('text').send('The apps are not built. Run npm run build.');
  else response.status(status).end();
}
