import type { Express } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';

export interface Health {
  /** What keeps this process from serving; empty when it is ready. */
  problems(): Promise<readonly string[]>;
}

/** Adds the health routes to an app. */
export type ServeHealth = (app: Express) => void;

/** Whether the process is up, whether it can serve, and its figures (Prometheus). */
export const healthServer =
  (health: Health, metrics: Registry): ServeHealth =>
  (app) => {
    app.get('/healthz', (_request, response) => {
      response.json({ status: 'up' });
    });
    app.get('/readyz', async (_request, response) => {
      const problems = await health.problems();
      const ready = problems.length === 0;
      response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', problems });
    });
    app.get('/metrics', async (_request, response) => {
      response.type(metrics.contentType).send(await metrics.metrics());
    });
  };

export function defaultMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'qlaim_' });
  return registry;
}
