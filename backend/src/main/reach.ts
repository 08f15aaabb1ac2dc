import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../ports/errors.ts';

const PAUSE_MS = 2000;

/** Asks an engine until it answers: one that is still starting is waited for, and named. Other errors pass through. */
export async function reach<T>(logger: Logger, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      logger.warn({ engine: error.engine }, `waiting for ${error.engine}, which does not answer`);
      await sleep(PAUSE_MS);
    }
  }
}
