import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { type OneThread, oneThread } from './one-thread.ts';

let folder: string;
let thread: OneThread<string, string> | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-thread-'));
});
afterEach(async () => {
  await thread?.close();
  await rm(folder, { recursive: true });
});

/** Opens a thread that runs a function's text. */
async function open(text: string) {
  const file = join(folder, 'worker.mjs');
  await writeFile(file, `export default ${text}`);
  const worker = pathToFileURL(file).href;
  const options = { name: 'a test', worker, mostWaiting: 1, idleMs: 60_000, heap: { young: 2, old: 16 } };
  thread = oneThread<string, string>(options);
  return thread;
}

it('runs one task at a time, and refuses more than may wait', async () => {
  const { run } = await open(
    'async (task) => { await new Promise((done) => setTimeout(done, 300)); return task; }',
  );
  const tasks = [run('first'), run('second')];
  await expect(run('third')).rejects.toThrow(EngineUnavailable);
  expect(await Promise.all(tasks)).toEqual(['first', 'second']);
});

it('takes the next task where one has filled the heap', async () => {
  const { run } = await open(
    '(task) => { const kept = []; while (task === "fill") kept.push(Array(1000).fill(Math.random())); return task; }',
  );
  await expect(run('fill')).rejects.toThrow('memory limit');
  expect(await run('small')).toBe('small');
});

it('survives a thread that fails between two tasks', async () => {
  const { run } = await open(
    '(task) => { if (task === "later") setTimeout(() => { throw new Error("later"); }, 10); return task; }',
  );
  expect(await run('later')).toBe('later');
  await expect.poll(() => run('next').catch(String)).toBe('next');
  await new Promise((done) => setTimeout(done, 200));
  expect(await run('last')).toBe('last');
});
