import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../src/contract/api-error.ts';
import type { Trace } from './traces.ts';

const TIMEOUT_MS = 30_000;

/** The outcome of every request under load. */
export class Ledger {
  /** Traces of requests that succeeded. The log must hold them. */
  readonly acknowledged = new Set<Trace>();
  /** Traces of requests without a response, or with 503. The log may hold them. */
  readonly unknown = new Set<Trace>();
  /** Other failures. A correct product has none. */
  readonly unexpected: string[] = [];
  /** Batches with unknown outcome are counted, because only the response names a batch. */
  unknownBatches = 0;
  slowestMs = 0;

  acknowledge(trace: Trace): void {
    this.acknowledged.add(trace);
  }

  /** How many requests have succeeded; `forgetSince` takes it. */
  get mark(): number {
    return this.acknowledged.size;
  }

  /** After a restored back-up, the log may lack what succeeded since a mark. Returns those traces. */
  forgetSince(mark: number): readonly Trace[] {
    const since = [...this.acknowledged].slice(mark);
    for (const trace of since) {
      this.acknowledged.delete(trace);
      this.unknown.add(trace);
    }
    return since;
  }

  addUnknown(trace: Trace): void {
    this.unknown.add(trace);
  }

  /** Makes one call and records its outcome. Resolves to true when it succeeded. */
  async record(trace: Trace, call: () => Promise<unknown>): Promise<boolean> {
    const outcome = await this.attempt(call, trace);
    if (outcome.done) this.acknowledge(trace);
    else this.addUnknown(trace);
    return outcome.done;
  }

  async attempt<T>(
    call: () => Promise<T>,
    name: string,
  ): Promise<{ readonly done: true; readonly value: T } | { readonly done: false }> {
    const startedAt = performance.now();
    try {
      const value = await withTimeout(call());
      return { done: true, value };
    } catch (error) {
      if (!isIndeterminate(error)) this.unexpected.push(`${name}: ${messageOf(error)}`);
      return { done: false };
    } finally {
      this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
    }
  }
}

/** Whether the connection broke, or an engine was down: the request may have been executed or not. */
const isIndeterminate = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.status === 503);

const messageOf = (error: unknown) =>
  error instanceof ApiError ? `${error.status} ${error.code} ${error.message}` : String(error);

async function withTimeout<T>(call: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const timeout = sleep(TIMEOUT_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`no response within ${TIMEOUT_MS / 1000} s`);
  });
  try {
    return await Promise.race([call, timeout]);
  } finally {
    timer.abort();
    timeout.catch(() => undefined);
  }
}
