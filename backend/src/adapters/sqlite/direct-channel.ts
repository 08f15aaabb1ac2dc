import { EngineUnavailable } from '../../ports/errors.ts';
import type { Caller, Channel } from './channel.ts';
import { isUnavailable } from './open.ts';

interface Opened<Request> {
  readonly answer: (request: Request) => unknown;
  close(): void;
}

/**
 * Calls answered in this thread, which they hold up: for a thread with nobody waiting. `open` is called with the first
 * call, and again with the next where it failed.
 */
export function openDirectChannel<Request extends { readonly op: keyof Results }, Results>(
  engine: string,
  open: () => Opened<Request>,
): Channel<Request, Results> {
  let opened: Opened<Request> | undefined;
  let closed = false;

  function answer(request: Request, caller: Caller): void {
    try {
      opened ??= opening(engine, open);
      caller.resolve(opened.answer(request));
    } catch (error) {
      caller.reject(isUnavailable(error) ? new EngineUnavailable(engine, error) : error);
    }
  }

  return {
    ask(request) {
      if (closed) return Promise.reject(new EngineUnavailable(engine, new Error('closed')));
      return new Promise((resolve, reject) => answer(request, { resolve, reject }));
    },
    async close() {
      if (!closed) opened?.close();
      closed = true;
    },
  };
}

function opening<Request>(engine: string, open: () => Opened<Request>): Opened<Request> {
  try {
    return open();
  } catch (error) {
    throw new EngineUnavailable(engine, error);
  }
}
