import { Worker } from 'node:worker_threads';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Caller, Channel } from './channel.ts';
import { CLOSE, type WorkerMessage, type WorkerReply } from './worker-protocol.ts';

/**
 * Calls into a worker thread that runs `serveWorker`. The thread starts with the first call; when it dies before it
 * answered, the next call starts another.
 */
export function openWorkerChannel<Request extends { readonly op: keyof Results }, Results>(
  engine: string,
  script: URL,
  workerData: unknown,
): Channel<Request, Results> {
  let running: Running<Request> | undefined;
  let closed = false;
  return {
    ask(request) {
      if (closed) return Promise.reject(new EngineUnavailable(engine, new Error('closed')));
      if (running === undefined || running.dead) running = startWorker(engine, script, workerData);
      const current = running;
      return new Promise((resolve, reject) => current.post(request, { resolve, reject }));
    },
    async close() {
      closed = true;
      await running?.close();
    },
  };
}

interface Running<Request> {
  readonly dead: boolean;
  post(request: Request, caller: Caller): void;
  close(): Promise<void>;
}

function startWorker<Request>(engine: string, script: URL, workerData: unknown): Running<Request> {
  const worker = new Worker(script, { workerData });
  const callers = new Map<number, Caller>();
  const gone = Promise.withResolvers<void>();
  let lastId = 0;
  let dead = false;

  function die(cause: unknown): void {
    dead = true;
    for (const caller of callers.values()) caller.reject(new EngineUnavailable(engine, cause));
    callers.clear();
  }

  worker.on('message', (reply: WorkerReply) => {
    const caller = callers.get(reply.id);
    callers.delete(reply.id);
    if (reply.ok) caller?.resolve(reply.value);
    else caller?.reject(toError(engine, reply.failure));
  });
  worker.on('error', die);
  worker.on('exit', (code) => {
    die(new Error(`worker exited with code ${code}`));
    gone.resolve();
  });

  return {
    get dead() {
      return dead;
    },
    post(request, caller) {
      const message: WorkerMessage<Request> = { id: ++lastId, request };
      callers.set(message.id, caller);
      worker.postMessage(message);
    },
    close() {
      worker.postMessage(CLOSE);
      return gone.promise;
    },
  };
}

function toError(
  engine: string,
  failure: { readonly message: string; readonly unavailable: boolean },
): Error {
  const error = new Error(failure.message);
  return failure.unavailable ? new EngineUnavailable(engine, error) : error;
}
