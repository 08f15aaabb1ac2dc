import { setImmediate as turn } from 'node:timers/promises';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Channel, Functions, OpenEngine } from './channel.ts';
import { LazyEngine } from './lazy-engine.ts';

/** Calls that run in this thread and block it: for a thread that serves no requests. */
export function openDirectChannel<Calls extends Functions<Calls>>(
  name: string,
  open: () => OpenEngine<Calls>,
): Channel<Calls> {
  const engine = new LazyEngine(name, open);
  let closed = false;
  return {
    async call(call, ...args) {
      if (closed) throw new EngineUnavailable(name, new Error('closed'));
      const answer = await engine.call(call, args);
      // One call after another would keep timers from running, and a lease from being renewed.
      await turn();
      return answer;
    },
    async close() {
      closed = true;
      engine.close();
    },
  };
}
