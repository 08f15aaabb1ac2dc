import express, { type Express, type RequestHandler } from 'express';
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
    app.get('/healthz', exactly('/healthz'), (_request, response) => {
      response.json({ status: 'up' });
    });
    app.get('/readyz', exactly('/readyz'), async (_request, response) => {
      const problems = await health.problems();
      const ready = problems.length === 0;
      response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', problems });
    });
    app.get('/metrics', exactly('/metrics'), async (_request, response) => {
      response.type(metrics.contentType).send(await metrics.metrics());
    });
  };

/** Express takes `/Metrics` and `/metrics/` for `/metrics`. */
const exactly =
  (name: string): RequestHandler =>
  ({ path }, _response, next) =>
    path === name ? next() : next('route');

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
