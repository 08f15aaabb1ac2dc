import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../src/contract/client.ts';
import type { Trace } from './traces.ts';

const PATIENCE_MS = 30_000;

/** Everything that was asked under load, and what was answered. */
export class Ledger {
  /** Answered as done: these must be in the log. */
  readonly acknowledged = new Set<Trace>();
  /** Nobody knows: cut off, or answered 503. These may be in the log. */
  readonly unknown = new Set<Trace>();
  /** Answers that a product which loses nothing does not give. */
  readonly unexpected: string[] = [];
  /** Batches have no name until they are answered. */
  unknownBatches = 0;
  slowestMs = 0;

  acknowledge(trace: Trace): void {
    this.acknowledged.add(trace);
  }

  leaveOpen(trace: Trace): void {
    this.unknown.add(trace);
  }

  /** Makes one call and notes what became of it; true when it was done. */
  async note(trace: Trace, call: () => Promise<unknown>): Promise<boolean> {
    const outcome = await this.attempt(call, trace);
    if (outcome.done) this.acknowledge(trace);
    else this.leaveOpen(trace);
    return outcome.done;
  }

  async attempt<T>(
    call: () => Promise<T>,
    what: string,
  ): Promise<{ readonly done: true; readonly value: T } | { readonly done: false }> {
    const startedAt = performance.now();
    try {
      const value = await inTime(call());
      return { done: true, value };
    } catch (error) {
      if (!isCut(error)) this.unexpected.push(`${what}: ${inWords(error)}`);
      return { done: false };
    } finally {
      this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
    }
  }
}

/** The connection broke, or an engine was away: nobody is to blame, and nobody knows. */
const isCut = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.status === 503);

const inWords = (error: unknown) =>
  error instanceof ApiError ? `${error.status} ${error.code} ${error.message}` : String(error);

async function inTime<T>(call: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`no answer within ${PATIENCE_MS / 1000} s`);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
