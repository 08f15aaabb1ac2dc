import { once } from 'node:events';
import type { Server } from 'node:http';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { MetricsRegistry } from '../../../ports/telemetry/metrics-registry.ts';
import { defaultMetrics, type Health, healthApp, healthServer } from './health.ts';
import { everybody } from './operators.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(health: Partial<Health> = {}, metrics: MetricsRegistry = new Registry()) {
  const serveHealth = healthServer({ problems: async () => [], ...health }, metrics, everybody);
  server = healthApp(serveHealth, pino({ level: 'silent' }), 'https://codes.shop.example').listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return (path: string) => fetch(`http://127.0.0.1:${address.port}${path}`);
}

describe('the health routes', () => {
  it.each(['/healthz', '/readyz', '/metrics', '/metrics?name=up'])('respond to %s', async (path) => {
    const ask = await serve();
    expect((await ask(path)).status).toBe(200);
  });

  // A proxy that hides /metrics and /readyz from the public would pass these on.
  it.each(['/metrics/', '/Metrics', '/METRICS', '/readyz/', '/ReadyZ', '//metrics', '/%6Detrics'])(
    'do not respond to %s',
    async (path) => {
      const ask = await serve();
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'unknown_route' });
    },
  );

  it('call counters `_total`, and nothing else', async () => {
    const ask = await serve({}, defaultMetrics());
    const text = await (await ask('/metrics')).text();
    const types = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type]) => ({
      name,
      type,
    }));
    expect(types.length).toBeGreaterThan(10);
    const wrong = types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'));
    expect(wrong).toEqual([]);
  });

  it('do not reveal internals in an error response', async () => {
    const ask = await serve({ problems: () => Promise.reject(new Error('inside')) });
    const answer = await ask('/readyz');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/inside|\bat /);
  });
});
