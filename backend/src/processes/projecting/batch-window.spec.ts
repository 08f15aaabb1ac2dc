import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatchWindow } from './batch-window.ts';

const open = new AbortController().signal;

/** Milliseconds that the window stays open. */
async function length(wait: Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await wait;
  return performance.now() - startedAt;
}

it('stays open for a second, or until a flush', async () => {
  const window = createBatchWindow();
  const waiting = length(window.wait(open));
  await sleep(10);
  window.flush();
  expect(await waiting).toBeLessThan(500);
  expect(await length(window.wait(open))).toBeGreaterThan(990);
});

it('ends at once when a flush came before it', async () => {
  const window = createBatchWindow();
  window.flush();
  expect(await length(window.wait(open))).toBeLessThan(500);
});

it('ends when the process stops', async () => {
  const stopped = new AbortController();
  const waiting = length(createBatchWindow().wait(stopped.signal));
  stopped.abort();
  expect(await waiting).toBeLessThan(500);
});
