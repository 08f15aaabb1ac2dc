import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../ports/errors.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** A loop that runs until it is stopped. */
export interface Process {
  readonly name: string;
  /** The error that stopped it for good; undefined while it runs. `readyz` reports it. */
  failure(): Error | undefined;
  stop(): Promise<void>;
}

/**
 * Runs `work` until stopped. While an engine is away, runs it again with backoff; any other error stops the process and
 * is logged, because continuing would skip the event that failed. The loop is our own: p-retry never resets its backoff,
 * and here a run that lasted resets it.
 */
export function startProcess(
  name: string,
  logger: Logger,
  work: (signal: AbortSignal) => Promise<void>,
): Process {
  const controller = new AbortController();
  const { signal } = controller;
  let failed: Error | undefined;
  const loop = async () => {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const startedAt = performance.now();
      try {
        await work(signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof EngineUnavailable)) throw error;
        if (performance.now() - startedAt > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
        logger.warn({ process: name, engine: error.engine }, 'engine away, trying again');
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const done = loop().catch((error: unknown) => {
    failed = error instanceof Error ? error : new Error(String(error));
    logger.error({ process: name, err: failed }, 'process stopped: it never skips what it cannot handle');
  });
  return {
    name,
    failure: () => failed,
    stop: async () => {
      controller.abort();
      await done;
    },
  };
}
