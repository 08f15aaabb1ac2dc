import express, { type Express, Router } from 'express';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { sendRefusal, unexpectedErrors } from './error-answers.ts';

export interface Health {
  /** What keeps this process from serving; empty when it is ready. */
  problems(): Promise<readonly string[]>;
}

/** Adds the health routes to an app. */
export type ServeHealth = (app: Express) => void;

/**
 * Whether the process is up, whether it can serve, and its figures (Prometheus). Only under exactly these names: proxies
 * keep two of them from the public, and would not know them under others.
 */
export const healthServer =
  (health: Health, metrics: Registry): ServeHealth =>
  (app) => {
    const routes = Router({ strict: true, caseSensitive: true });
    routes.get('/healthz', (_request, response) => {
      response.json({ status: 'up' });
    });
    routes.get('/readyz', async (_request, response) => {
      const problems = await health.problems();
      const ready = problems.length === 0;
      response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', problems });
    });
    routes.get('/metrics', async (_request, response) => {
      response.type(metrics.contentType).send(await metrics.metrics());
    });
    app.use(routes);
  };

/** All that a process answers which serves nobody else. */
export function healthApp(serveHealth: ServeHealth, logger: Logger): Express {
  const app = express().disable('x-powered-by');
  serveHealth(app);
  app.use((_request, response) => sendRefusal(response, { code: 'unknown_route' }));
  app.use(unexpectedErrors(logger));
  return app;
}

export function defaultMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'qlaim_' });
  return registry;
}
