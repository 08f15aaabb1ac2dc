import { expect, it } from 'vitest';
import { parts } from '../../src/texts/console/operations/parts/en.ts';
import { read } from '../infra/files.ts';
import { dataFolder } from './folder.ts';
import { RunningProgram } from './running-program.ts';

/** Metrics of Node itself, which prom-client documents. */
const NODE_METRICS = /^qlaim_(process_(?!failed)|nodejs_)/;
const DATA_DIR = dataFolder();

it('exposes metrics of the product that docs/operations.md explains', async () => {
  const program = await RunningProgram.start({ DATA_DIR });
  const text = await program.waitForResponse(
    '/metrics',
    (body, status) => status === 200 && body.includes('qlaim_page_cache_bytes'),
  );
  program.signal('SIGTERM');
  await program.ended();

  const names = Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name);
  const own = names.filter((name) => !NODE_METRICS.test(name));
  expect(own).toEqual([
    'qlaim_rebuild_ratio',
    'qlaim_webhook_waiting_messages',
    'qlaim_webhook_oldest_message_seconds',
    'qlaim_webhook_deliveries_total',
    'qlaim_destination_list_entries',
    'qlaim_destination_list_age_seconds',
    'qlaim_process_failed',
    'qlaim_retrying_seconds',
    'qlaim_writes_refused',
    'qlaim_behind',
    'qlaim_scans_not_kept_total',
    'qlaim_scans_suppressed_total',
    'qlaim_security_events_total',
    'qlaim_page_cache_lookups_total',
    'qlaim_page_cache_bytes',
  ]);
  const operations = read('docs/operations.md');
  for (const name of [...own, 'qlaim_consumer_lag_events', 'qlaim_relay_active', 'qlaim_relay_lag_seconds'])
    expect(operations).toContain(`\`${name}`);
  // The console shows each read model by its name. All together wait for a rebuild.
  const named = new Set<string>(Object.keys(parts.names));
  const labels = Array.from(text.matchAll(/^qlaim_behind\{\w+="([^"]+)"\}/gm), ([, label = '']) => label);
  expect(labels.length).toBeGreaterThan(8);
  expect([...new Set(labels)].filter((label) => label !== 'read models' && !named.has(label))).toEqual([]);
  expect(text).toMatch(/^qlaim_process_failed\{process="mail-outbox"\} 0$/m);
  expect(text).toMatch(/^qlaim_writes_refused\{store="event store"\} 0$/m);
  expect(text).toMatch(/^qlaim_behind\{read_model="codes"\} [01]$/m);
});
