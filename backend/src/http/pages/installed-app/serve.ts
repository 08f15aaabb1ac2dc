import { join } from 'node:path';
import type { Express } from 'express';
import { INSTALLED_APP, MISSED_SHARE } from '../../../contract/device/installed-app.ts';
import { languageOf } from '../../edge/language.ts';
import { unlessNotBuilt } from '../apps.ts';
import type { PagePorts } from '../ports.ts';
import { manifestIn } from './manifest.ts';

/** Serves what a phone asks for to install the owner's app, and to share pictures with it (decision 91). */
export function serveInstalledApp(app: Express, { settings }: Pick<PagePorts, 'settings'>): void {
  app.get(INSTALLED_APP.manifest, (request, response) => {
    response
      .set('Cache-Control', 'public, max-age=86400')
      .vary('Accept-Language, Cookie')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestIn(languageOf(request), settings.look)));
  });
  app.get(INSTALLED_APP.worker, (_request, response, next) => {
    response.set('Cache-Control', 'no-cache').type('text/javascript');
    const options = { root: join(settings.appsRoot, 'web-user', 'dist'), cacheControl: false };
    response.sendFile(INSTALLED_APP.worker, options, unlessNotBuilt(response, next));
  });
  // The worker of the app receives shared pictures. One that the browser has removed receives none: the page then says so.
  app.post(INSTALLED_APP.share, (_request, response) =>
    response.redirect(303, `${INSTALLED_APP.share}?${MISSED_SHARE}`),
  );
}
