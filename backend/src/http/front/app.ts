import compression from 'compression';
import express, { type Express } from 'express';
import { pinoHttp } from 'pino-http';
import type { AppName } from '../../contract/pages.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import { serveExport } from '../api/audit/serve-export.ts';
import { serveFiles } from '../api/files/serve-files.ts';
import { serveLive } from '../api/live/serve.ts';
import { servePersonalData } from '../api/people/personal-data/serve.ts';
import { serveGoogle } from '../api/sign-in/google/serve.ts';
import { unexpectedErrors } from '../edge/answers/error-answers.ts';
import { type SecurityEvent, watchSecurity } from '../edge/caller/security-events.ts';
import type { SessionCookie } from '../edge/caller/session-cookie.ts';
import { languageSwitch } from '../edge/language-switch.ts';
import { abandoned } from '../edge/server/client-gone.ts';
import { failedConditions } from '../edge/server/failed-conditions.ts';
import type { FrontHandler } from '../edge/server/front-handler.ts';
import type { ServeHealth } from '../edge/server/health.ts';
import { secure } from '../edge/server/security.ts';
import { traceRoutes } from '../edge/server/trace-requests.ts';
import { serveApps } from '../pages/apps.ts';
import { serveConsole } from '../pages/console/serve-console.ts';
import { serveInstalledApp } from '../pages/installed-app/serve.ts';
import { serveLandingPages } from '../pages/landing/serve.ts';
import { serveAcceptTerms } from '../pages/legal/accept.ts';
import { serveLegalPages } from '../pages/legal/serve.ts';
import { answerNowhere } from '../pages/nowhere.ts';
import { outagePages } from '../pages/outage-pages.ts';
import { serveOwnerPages } from '../pages/owner-pages/serve.ts';
import { serveQrImages } from '../pages/qr-image/serve.ts';
import type { RenderPage } from '../pages/rendering/renderer.ts';
import { serveReportForm, serveReportPages } from '../pages/report/serve.ts';
import type { Resolver } from '../pages/resolver/resolver.ts';
import type { PageCache } from '../pages/scan-pages/page-cache.ts';
import { serveScanPages } from '../pages/scan-pages/serve.ts';
import { serveContacts } from '../pages/serve-contact.ts';
import { serveLogos } from '../pages/serve-logos.ts';
import { serveWarnings } from '../pages/serve-warning.ts';
import { serveSiteIcons } from '../pages/site-icons/serve.ts';
import { serveWellKnown } from '../pages/well-known.ts';
import { serveApiDocs } from './api-docs.ts';
import { serveDevOutbox } from './dev-outbox/serve.ts';
import { allHandlers } from './handlers.ts';
import { loggedPath } from './logged-path.ts';
import type { AppPorts } from './ports.ts';
import { registerRoutes } from './register-routes.ts';

export interface AppParts {
  readonly context: AppPorts;
  readonly cookie: SessionCookie;
  readonly resolver: Resolver;
  readonly pages: PageCache;
  readonly serveHealth: ServeHealth;
  readonly countSecurity: (event: SecurityEvent) => void;
  readonly renderers: Readonly<Record<AppName, RenderPage>>;
  /** Serves the files of this machine's disk at presigned URLs. */
  readonly filesFront: FrontHandler;
  /** The folder of the mails that a developer may see. */
  readonly outbox?: string | undefined;
  readonly tracing?: Tracing | undefined;
}

/** Returns the Express app for all requests except scans: the API, the apps, health. */
export function createApp(parts: AppParts): Express {
  const { context, cookie, resolver, pages, serveHealth, renderers } = parts;
  const { countSecurity, filesFront, outbox, tracing } = parts;
  const { settings, logger } = context;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.use(
    pinoHttp({
      logger,
      serializers: {
        req: ({ method, url }) => ({ method, path: loggedPath(String(url)) }),
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
  if (tracing) app.use(traceRoutes(tracing));
  app.use(languageSwitch(settings.publicUrl));
  app.use(watchSecurity(context, countSecurity));
  // Lists for the console are long, and its first one is part of the first paint.
  app.use('/admin-api', compression());
  serveReportForm(app, context, cookie);
  registerRoutes(app, context, cookie, allHandlers(context, cookie));
  serveGoogle(app, context, cookie);
  servePersonalData(app, context, cookie);
  serveExport(app, context, cookie);
  serveLive(app, context, cookie);
  serveFiles(app, { context, cookie, filesFront });
  serveQrImages(app, context);
  serveApiDocs(app, settings.publicUrl);
  serveWellKnown(app, context);
  serveSiteIcons(app, context);
  serveInstalledApp(app, context);
  if (outbox !== undefined) serveDevOutbox(app, outbox);
  serveOwnerPages(app, context, cookie, renderers.user);
  serveConsole(app, context, cookie, renderers.admin);
  serveLogos(app, context);
  serveApps(app, settings);
  serveScanPages(app, { context, cookie, resolver, pages });
  serveLandingPages(app, context, cookie);
  serveAcceptTerms(app, context, cookie);
  serveLegalPages(app, settings);
  serveReportPages(app, context, cookie);
  serveContacts(app, context, resolver);
  serveWarnings(app, context, resolver);
  app.use((request, response) => answerNowhere(request, response, settings, resolver));
  app.use(abandoned, failedConditions, outagePages(logger, settings), unexpectedErrors(logger));
  return app;
}
