import compression from 'compression';
import express, { type Express } from 'express';
import { pinoHttp } from 'pino-http';
import { abandoned } from './abandoned.ts';
import { serveApiDocs } from './api-docs.ts';
import { serveApps } from './apps.ts';
import { serveExport } from './audit/serve-export.ts';
import type { HttpContext } from './context.ts';
import { serveDevOutbox } from './dev-outbox/serve.ts';
import { unexpectedErrors } from './error-answers.ts';
import { failedConditions } from './failed-conditions.ts';
import { serveFiles } from './files/serve-files.ts';
import { serveGoogle } from './google/serve.ts';
import { allHandlers } from './handlers/index.ts';
import type { ServeHealth } from './health.ts';
import { serveLandingPages } from './landing/serve.ts';
import { languageSwitch } from './language-switch.ts';
import { answerNowhere } from './nowhere.ts';
import { outagePages } from './outage-pages.ts';
import type { RenderPage } from './owner-pages/renderer.ts';
import { serveOwnerPages } from './owner-pages/serve.ts';
import { servePersonalData } from './personal-data/serve.ts';
import { serveQrImages } from './qr-image/serve.ts';
import { registerRoutes } from './register-routes.ts';
import type { Resolver } from './resolver/resolver.ts';
import type { PageCache } from './scan-pages/page-cache.ts';
import { serveScanPages } from './scan-pages/serve.ts';
import { secure } from './security.ts';
import { type SecurityEvent, watchSecurity } from './security-events.ts';
import { serveContacts } from './serve-contact.ts';
import type { FrontHandler } from './server.ts';
import type { SessionCookie } from './session-cookie.ts';
import { serveWellKnown } from './well-known.ts';

export interface AppParts {
  readonly context: HttpContext;
  readonly cookie: SessionCookie;
  readonly resolver: Resolver;
  readonly pages: PageCache;
  readonly serveHealth: ServeHealth;
  readonly countSecurity: (event: SecurityEvent) => void;
  readonly renderOwnerPage: RenderPage;
  /** Serves the files of this machine's disk at presigned URLs. */
  readonly filesFront: FrontHandler;
  /** The folder of the mails that a developer may see. */
  readonly outbox?: string | undefined;
}

/** Returns the Express app for all requests except scans: the API, the apps, health. */
export function createApp(parts: AppParts): Express {
  const { context, cookie, resolver, pages, serveHealth, renderOwnerPage } = parts;
  const { countSecurity, filesFront, outbox } = parts;
  const { settings, logger } = context;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.use(
    pinoHttp({
      logger,
      serializers: {
        req: ({ method, url }) => ({ method, path: String(url).split('?', 1)[0] }),
        res: ({ statusCode }) => ({ statusCode }),
      },
      customLogLevel: (_request, { statusCode }, error) => {
        // The code that misses an engine logs the outage, once. A request during it, such as `readyz`, is no error.
        if (statusCode === 503) return 'debug';
        return error || statusCode >= 500 ? 'error' : 'debug';
      },
    }),
  );
  secure(app, settings);
  serveHealth(app);
  app.use(languageSwitch(settings.publicUrl));
  app.use(watchSecurity(context, countSecurity));
  // Lists for the console are long, and its first one is part of the first paint.
  app.use('/admin-api', compression());
  registerRoutes(app, context, cookie, allHandlers(context, cookie));
  serveGoogle(app, context, cookie);
  servePersonalData(app, context, cookie);
  serveExport(app, context, cookie);
  serveFiles(app, { context, cookie, filesFront });
  serveQrImages(app, context);
  serveApiDocs(app, settings.publicUrl);
  serveWellKnown(app, context);
  if (outbox !== undefined) serveDevOutbox(app, outbox);
  serveOwnerPages(app, context, cookie, renderOwnerPage);
  serveApps(app, settings.appsRoot);
  serveScanPages(app, { context, cookie, resolver, pages });
  serveLandingPages(app, context, cookie);
  serveContacts(app, context, resolver);
  app.use((request, response) => answerNowhere(request, response, resolver));
  app.use(abandoned, failedConditions, outagePages(logger, settings.publicUrl), unexpectedErrors(logger));
  return app;
}
