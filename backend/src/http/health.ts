import type { Express } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';

export interface Health {
  /** What keeps this process from serving; empty when it is ready. */
  problems(): Promise<readonly string[]>;
}

/** Whether the process is up, whether it can serve, and its figures (Prometheus). */
export function serveHealth(app: Express, health: Health, metrics: Registry): void {
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'up' });
  });
  app.get('/readyz', async (_request, response) => {
    const problems = await health.problems();
    response
      .status(problems.length === 0 ? 200 : 503)
      .json({ status: problems.length === 0 ? 'ready' : 'not ready', problems });
  });
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.metrics());
  });
}

export function defaultMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'qlaim_' });
  return registry;
}
