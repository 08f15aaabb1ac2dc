import pTimeout from 'p-timeout';
import { EngineFailure } from '../../ports/errors.ts';

export interface Engine {
  ping(): Promise<void>;
}

/** Milliseconds. An engine that takes longer counts as away. */
const TIMEOUT_MS = 2000;

export interface EngineHealth {
  readonly name: string;
  readonly answeredIn: number | null;
  readonly problem: string | null;
}

/** Asks every engine at once. */
export const askEngines = (engines: Readonly<Record<string, Engine>>): Promise<readonly EngineHealth[]> =>
  Promise.all(
    Object.entries(engines).map(async ([name, engine]) => {
      const began = performance.now();
      try {
        await pTimeout(engine.ping(), { milliseconds: TIMEOUT_MS });
        return { name, answeredIn: Math.round(performance.now() - began), problem: null };
      } catch (error) {
        return { name, answeredIn: null, problem: problemOf(error) };
      }
    }),
  );

/** An error that is no engine's may hold anything, so that nobody reads it outside the log. */
export const problemOf = (error: unknown): string =>
  error instanceof EngineFailure ? error.reason : 'does not answer';
