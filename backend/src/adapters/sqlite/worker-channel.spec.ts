import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Channel } from './channel.ts';
import { openWorkerChannel } from './worker-channel.ts';

interface Calls {
  echo(text: string): string;
  /** How many calls this thread has had. */
  life(): number;
  fail(): null;
  crash(): null;
  exit(): null;
}

const moduleUrl = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

const SCRIPT = `
  import { appendFileSync } from 'node:fs';
  import { workerData } from 'node:worker_threads';
  import { LazyEngine } from ${moduleUrl('./lazy-engine.ts')};
  import { hostEngine } from ${moduleUrl('./worker-host.ts')};
  let life = 0;
  const engine = {
    echo: (text) => text,
    life: () => life,
    fail() { throw new RangeError('as the test asked'); },
    crash() { queueMicrotask(() => { throw new Error('crashed'); }); return null; },
    exit() { process.exit(3); },
  };
  const counted = Object.fromEntries(Object.entries(engine).map(([name, work]) => [
    name, (...args) => { life += 1; return work(...args); },
  ]));
  export default hostEngine(new LazyEngine('test engine', () => ({
    engine: counted,
    close: () => appendFileSync(workerData, 'closed'),
  })));
`;

describe('worker channel', () => {
  let folder: string;
  let channel: Channel<Calls>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'));
    await writeFile(join(folder, 'worker.mjs'), SCRIPT);
  });
  afterEach(async () => {
    await channel.close();
    await rm(join(folder, 'traces'), { force: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  function open(script = 'worker.mjs'): void {
    channel = openWorkerChannel<Calls>(
      'test engine',
      pathToFileURL(join(folder, script)),
      join(folder, 'traces'),
    );
  }

  it('returns to each call its own result', async () => {
    open();
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
    expect(await Promise.all(texts.map((text) => channel.call('echo', text)))).toEqual(texts);
  });

  it('passes errors on, and continues', async () => {
    open();
    const failed = channel.call('fail');
    await expect(failed).rejects.toThrow('as the test asked');
    await expect(failed).rejects.not.toBeInstanceOf(EngineUnavailable);
    expect(await channel.call('life')).toBe(2);
  });

  it('rejects pending calls when the thread exits, and starts another', async () => {
    open();
    expect(await channel.call('life')).toBe(1);
    const outcomes = await Promise.allSettled([
      channel.call('exit'),
      channel.call('echo', 'a'),
      channel.call('life'),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EngineUnavailable) });
    expect(await channel.call('life')).toBe(1);
  });

  it('starts another thread after an uncaught error in one', async () => {
    open();
    // The thread dies right after its result, which may still arrive first.
    await channel.call('crash').catch(() => undefined);
    await expect.poll(() => channel.call('life').catch(() => 'away'), { timeout: 10_000 }).toBe(1);
  });

  it('rejects the calls into a script that does not load', async () => {
    open('missing.mjs');
    await expect(channel.call('life')).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('settles earlier calls before it closes the engine, and rejects later ones', async () => {
    open();
    const asked = channel.call('echo', 'last');
    await channel.close();
    expect(await asked).toBe('last');
    expect(await readFile(join(folder, 'traces'), 'utf8')).toBe('closed');
    await expect(channel.call('life')).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('closes without having been used', async () => {
    open();
    await channel.close();
  });
});
