import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EngineFailure, LogDamaged } from '../ports/errors.ts';
import { failuresOf } from '../ports/failure-log.ts';
import { type Retrying, Tries } from './tries.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** A loop that runs until it is stopped. */
export interface Process {
  readonly name: string;
  /** The error that stopped it for good; undefined while it runs. `readyz` reports it. */
  failure(): Error | undefined;
  /** What of it fails and is tried again. Absent where nothing is. */
  retrying?(): readonly Retrying[];
  stop(): Promise<void>;
}

/**
 * Runs `work` until stopped. While an engine is away, or refuses us, runs it again with backoff. Any other error stops the
 * process and is logged, because continuing would skip the event that failed. The loop is our own: p-retry never resets its backoff,
 * and here a run that lasted resets it.
 */
export function startProcess(
  name: string,
  logger: Logger,
  work: (signal: AbortSignal, tries: Tries) => Promise<void>,
): Process {
  const controller = new AbortController();
  const { signal } = controller;
  let failed: Error | undefined;
  const tries = new Tries(name);
  const loop = async () => {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const startedAt = performance.now();
      try {
        await work(signal, tries);
      } catch (error) {
        if (signal.aborted) return;
        if (!mayPass(error)) throw error;
        if (performance.now() - startedAt > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
        tries.failed(error);
        failuresOf(logger).report(error, 'engine away, trying again', { process: name });
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const done = loop().catch((error: unknown) => {
    failed = error instanceof Error ? error : new Error(String(error));
    failuresOf(logger).report(failed, 'process stopped: it never skips what it cannot handle', {
      process: name,
    });
  });
  return {
    name,
    failure: () => failed,
    retrying: () => (failed || signal.aborted ? [] : tries.retrying()),
    stop: async () => {
      controller.abort();
      await done;
    },
  };
}

/** A right that was taken away may be given again, as an engine that is away comes back. */
export const mayPass = (error: unknown): error is EngineFailure =>
  error instanceof EngineFailure && !(error instanceof LogDamaged);
