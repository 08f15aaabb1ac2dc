import { setImmediate as turn } from 'node:timers/promises';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Channel, Functions, OpenEngine } from './channel.ts';
import { LazyEngine } from './lazy-engine.ts';

/** Milliseconds of calls in one turn of the event loop, so that timers run, and a lease is renewed. */
const SLICE_MS = 2;

/** Calls that run in this thread and block it: for a thread that serves no requests. */
export function openDirectChannel<Calls extends Functions<Calls>>(
  name: string,
  open: () => OpenEngine<Calls>,
): Channel<Calls> {
  const engine = new LazyEngine(name, open);
  let closed = false;
  /** When the first call of this turn began. */
  let since: number | undefined;
  const begin = (): number => {
    setImmediate(() => {
      since = undefined;
    });
    return performance.now();
  };
  return {
    async call(call, ...args) {
      if (closed) throw new EngineUnavailable(name, new Error('closed'));
      since ??= begin();
      const answer = await engine.call(call, args);
      if (performance.now() - since >= SLICE_MS) await turn();
      return answer;
    },
    async close() {
      closed = true;
      engine.close();
    },
  };
}
