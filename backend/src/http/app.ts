import express, { type Express } from 'express';
import { pinoHttp } from 'pino-http';
import { serveApiDocs } from './api-docs.ts';
import { serveApps } from './apps.ts';
import type { HttpContext } from './context.ts';
import { sendRefusal, unexpectedErrors } from './error-answers.ts';
import { allHandlers } from './handlers/index.ts';
import type { ServeHealth } from './health.ts';
import { registerRoutes } from './register-routes.ts';
import { write } from './resolver/prepared-answer.ts';
import type { Resolver } from './resolver/resolver.ts';
import { secure } from './security.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface AppParts {
  readonly context: HttpContext;
  readonly cookie: SessionCookie;
  readonly resolver: Resolver;
  readonly serveHealth: ServeHealth;
}

/** Returns the Express app for all requests except scans: the API, the apps, health. */
export function createApp({ context, cookie, resolver, serveHealth }: AppParts): Express {
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
        // The code that misses an engine logs the outage. A request during it, such as `readyz`, is no error.
        if (statusCode === 503) return 'warn';
        return error || statusCode >= 500 ? 'error' : 'debug';
      },
    }),
  );
  secure(app, settings);
  serveHealth(app);
  registerRoutes(app, context, cookie, allHandlers(context, cookie));
  serveApiDocs(app, settings.publicUrl);
  serveApps(app, settings.appsRoot);
  app.use((request, response) => {
    const page = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (page) write(request, response, resolver.nowhere());
    else sendRefusal(response, { code: 'unknown_route' });
  });
  app.use(unexpectedErrors(logger));
  return app;
}
