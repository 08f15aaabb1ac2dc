import { Piscina } from 'piscina';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Channel, Functions } from './channel.ts';
import type { Outcome, WorkerCall } from './worker-host.ts';

/** One thread that starts with the first call, takes calls in their order and stays. */
const POOL = {
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: Number.POSITIVE_INFINITY,
  // Calls wait in the thread's own queue, so that it never waits for this thread's event loop.
  concurrentTasksPerWorker: 1_000,
  stricterFIFO: true,
  recordTiming: false,
};

/**
 * Calls into a worker thread whose script exports `hostEngine(…)` as default. A thread that dies rejects its pending
 * calls with `EngineUnavailable`; the next call starts another.
 */
export function openWorkerChannel<Calls extends Functions<Calls>>(
  engine: string,
  script: URL,
  workerData: unknown,
): Channel<Calls> {
  const pool = new Piscina({ ...POOL, workerData });
  // Without a listener, a thread that dies with no call pending would end the process.
  pool.on('error', () => undefined);
  let closing: Promise<void> | undefined;

  // The script is named with each call: what fails to load then rejects the call, and not the thread's start.
  async function run<Name extends keyof Calls>(
    call: WorkerCall<Calls, Name> | null,
  ): Promise<Outcome<ReturnType<Calls[Name]>>> {
    try {
      return await pool.run(call, { filename: script.href });
    } catch (error) {
      throw new EngineUnavailable(engine, error);
    }
  }

  async function close(): Promise<void> {
    if (pool.threads.length > 0) await run(null).catch(() => undefined);
    await pool.destroy();
  }

  return {
    async call(name, ...args) {
      if (closing) throw new EngineUnavailable(engine, new Error('closed'));
      const outcome = await run({ name, args });
      if (outcome.ok) return outcome.value;
      const error = new Error(outcome.message);
      throw outcome.unavailable ? new EngineUnavailable(engine, error) : error;
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}
