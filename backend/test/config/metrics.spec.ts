import { expect, it } from 'vitest';
import { read } from '../infra/files.ts';
import { dataFolder } from './folder.ts';
import { Started } from './started.ts';

/** Node's own, which prom-client describes. */
const NODES = /^qlaim_(process_(?!failed)|nodejs_)/;
const DATA_DIR = dataFolder();

it('a product tells figures of its own, and the operator what they mean', async () => {
  const program = await Started.with({ DATA_DIR });
  const text = await program.answer('/metrics', (_text, status) => status === 200);
  program.signal('SIGTERM');
  await program.ended();

  const names = Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name);
  const ours = names.filter((name) => !NODES.test(name));
  expect(ours).toEqual(['qlaim_process_failed', 'qlaim_behind', 'qlaim_scans_not_kept_total']);
  const operations = read('docs/operations.md');
  for (const name of [...ours, 'qlaim_consumer_lag_events', 'qlaim_relay_active', 'qlaim_relay_lag_seconds'])
    expect(operations).toContain(`\`${name}`);
  expect(text).toMatch(/^qlaim_process_failed\{process="mail-outbox"\} 0$/m);
  expect(text).toMatch(/^qlaim_behind\{read_model="codes"\} [01]$/m);
});
