import { afterEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Channel } from './channel.ts';
import { openWorkerChannel } from './worker-channel.ts';

type Request =
  | { readonly op: 'echo'; readonly text: string }
  | { readonly op: 'fail' | 'crash' | 'exit' | 'life' };
interface Results {
  readonly echo: string;
  readonly fail: null;
  readonly crash: null;
  readonly exit: null;
  readonly life: number;
}

const SERVE = new URL('./worker-serve.ts', import.meta.url).href;

/** A worker that does as it is told; `life` says how many calls this one has answered. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  const { serveWorker } = await import('${SERVE}');
  let life = 0;
  serveWorker(parentPort, (request) => {
    life++;
    if (request.op === 'echo') return request.text;
    if (request.op === 'life') return life;
    if (request.op === 'fail') throw new Error('as you asked');
    if (request.op === 'crash') queueMicrotask(() => { throw new Error('crashed'); });
    if (request.op === 'exit') process.exit(3);
    return null;
  }, () => {});
`)}`,
);

describe('worker channel', () => {
  let channel: Channel<Request, Results>;
  function open(): void {
    channel = openWorkerChannel<Request, Results>('test engine', SCRIPT, null);
  }
  afterEach(() => channel.close());

  it('answers each call with its own result', async () => {
    open();
    const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
    expect(await Promise.all(texts.map((text) => channel.ask({ op: 'echo', text })))).toEqual(texts);
  });

  it('hands errors over and goes on', async () => {
    open();
    const failed = channel.ask({ op: 'fail' });
    await expect(failed).rejects.toThrow('as you asked');
    await expect(failed).rejects.not.toBeInstanceOf(EngineUnavailable);
    expect(await channel.ask({ op: 'life' })).toBe(2);
  });

  it.each(['crash', 'exit'] as const)('rejects what is pending on %s, and starts again', async (op) => {
    open();
    expect(await channel.ask({ op: 'life' })).toBe(1);
    const pending = [
      channel.ask({ op }),
      channel.ask({ op: 'echo', text: 'a' }),
      channel.ask({ op: 'life' }),
    ];
    const outcomes = await Promise.allSettled(pending);
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: expect.any(EngineUnavailable) });
    await expect.poll(() => channel.ask({ op: 'echo', text: 'back' }).catch(() => 'away')).toBe('back');
    expect(await channel.ask({ op: 'life' })).toBeLessThan(5);
  });

  it('answers what was asked before it closes, and nothing after', async () => {
    open();
    const asked = channel.ask({ op: 'echo', text: 'last' });
    await channel.close();
    expect(await asked).toBe('last');
    await expect(channel.ask({ op: 'life' })).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('closes without having been used', async () => {
    open();
    await channel.close();
  });
});
