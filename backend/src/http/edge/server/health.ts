import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import {
  collectDefaultMetrics,
  type OpenMetricsContentType,
  Registry,
  type RegistryContentType,
} from 'prom-client';
import type { MetricsRegistry } from '../../../ports/telemetry/metrics-registry.ts';
import { sendRefusal, unexpectedErrors } from '../answers/error-answers.ts';
import { safeHeaders } from '../headers/safe-headers.ts';
import type { MayOperate } from './operators.ts';

export interface Health {
  /** Returns the reasons why this process cannot serve; empty when it is ready. */
  problems(): Promise<readonly string[]>;
  /** Returns the work that fails and is tried again, while the rest of this process serves. */
  retrying?(): readonly Retrying[];
}

/** Work that fails and is tried again. */
interface Retrying {
  readonly name: string;
  readonly reason: string;
  readonly since: string;
  readonly tries: number;
}

/** Adds the health routes to an app. */
export type ServeHealth = (app: Express) => void;

/**
 * Returns the routes for liveness, readiness and Prometheus metrics. The last two are absent for anyone who may not operate
 * the process. They match these exact paths only, because proxies hide two of them from the public by their paths.
 */
export const healthServer =
  (health: Health, metrics: MetricsRegistry, mayOperate: MayOperate): ServeHealth =>
  (app) => {
    const forOperators: RequestHandler = (request, _response, next) =>
      mayOperate(request) ? next() : next('route');
    app.get('/healthz', exactly('/healthz'), (_request, response) => {
      response.json({ status: 'up' });
    });
    app.get('/readyz', exactly('/readyz'), forOperators, async (_request, response) => {
      const problems = await health.problems();
      const ready = problems.length === 0;
      const retrying = health.retrying?.() ?? [];
      response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', problems, retrying });
    });
    app.get('/metrics', exactly('/metrics'), forOperators, async (_request, response) => {
      response.type(metrics.contentType).send(await metrics.metrics());
    });
  };

/** Skips the route for other spellings, because Express matches `/Metrics` and `/metrics/` to `/metrics`. */
const exactly =
  (name: string): RequestHandler =>
  ({ path }, _response, next) =>
    path === name ? next() : next('route');

/** Returns the app of a process that serves only the health routes. */
export function healthApp(serveHealth: ServeHealth, logger: Logger, publicUrl: string): Express {
  const app = express().disable('x-powered-by');
  const safe = safeHeaders(publicUrl);
  app.use((_request, response, next) => {
    response.set(safe);
    next();
  });
  serveHealth(app);
  app.use((_request, response) => sendRefusal(response, { code: 'unknown_route' }));
  app.use(unexpectedErrors(logger));
  return app;
}

/** Returns the figures of a process. Only with `exemplars` are they in OpenMetrics, which older collectors do not read. */
export function defaultMetrics(exemplars = false): MetricsRegistry {
  return exemplars ? openMetrics() : processMetrics(new Registry());
}

function openMetrics(): MetricsRegistry {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return processMetrics(registry);
}

function processMetrics<Type extends RegistryContentType>(registry: Registry<Type>): Registry<Type> {
  collectDefaultMetrics({ register: registry, prefix: 'qlaim_' });
  // Gauges that are named like counters. The gauges by type say the same.
  for (const what of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`qlaim_nodejs_active_${what}_total`);
  return registry;
}
