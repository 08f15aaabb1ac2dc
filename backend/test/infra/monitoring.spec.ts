import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { defaultMetrics } from '../../src/http/edge/server/health.ts';
import { read } from './files.ts';

const Alerts = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Qlaim[A-Z]/),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      targets: z.array(z.object({ expr: z.string() })).min(1),
    }),
  ),
});

const rules = Alerts.parse(parse(read('infra/monitoring/alerts.yml'))).groups.flatMap(({ rules }) => rules);
const { panels } = Dashboard.parse(JSON.parse(read('infra/monitoring/dashboard.json')));
const operations = read('docs/operations.md');
/** The rows of the table of metrics: name, meaning, alert. */
const ROWS = Array.from(
  operations.matchAll(/^\| `(qlaim_\w+)(?:\{\w+\})?` \| .+ \| (.+) \|$/gm),
  ([, name = '', alert = '']) => ({
    name,
    alert,
  }),
);
const metricsIn = (expr: string): readonly string[] => expr.match(/\bqlaim_\w+/g) ?? [];

/** The names under which Prometheus stores the metrics of Node. */
const nodeMetrics = new Set(
  defaultMetrics()
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
);

describe('infra/monitoring', () => {
  it('asks for metrics that the product has', () => {
    const asked = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const unknown = asked
      .flatMap(metricsIn)
      .filter((name) => !nodeMetrics.has(name) && !ROWS.some((row) => row.name === name));
    expect(unknown).toEqual([]);
  });

  it('has an alert for each metric whose alert docs/operations.md names', () => {
    const alerted = new Set(rules.flatMap(({ expr }) => metricsIn(expr)));
    const wanted = ROWS.filter(({ alert }) => !alert.startsWith('–')).map(({ name }) => name);
    expect(wanted.length).toBeGreaterThan(9);
    expect(wanted.filter((name) => !alerted.has(name))).toEqual([]);
  });

  it('tests each alert', () => {
    const tests = read('infra/monitoring/alerts.test.yml');
    expect(rules.map(({ alert }) => alert).filter((name) => !tests.includes(`"${name}"`))).toEqual([]);
  });

  it('shows each metric of the product in the dashboard', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))));
    const ofTheProduct = ROWS.map(({ name }) => name);
    // Which relay works shows by its lag; the next two are parts of a panel's meaning. The last is there with traces alone.
    const left = [
      'qlaim_relay_active',
      'qlaim_page_cache_bytes',
      'qlaim_webhook_oldest_message_seconds',
      'qlaim_scan_seconds',
    ];
    expect(ofTheProduct.filter((name) => !shown.has(name)).toSorted()).toEqual(left.toSorted());
  });

  it('has panels side by side', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});
