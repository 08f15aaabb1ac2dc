import { setTimeout as sleep } from 'node:timers/promises';
import { LeaseLost } from '../ports/errors.ts';
import type { Lease, Leases } from '../ports/lease.ts';

/** Milliseconds. Another process takes over from one that died after `ttl` and `ask` at most: 7 seconds. */
export interface LeaseTimes {
  readonly ttl: number;
  readonly renew: number;
  readonly ask: number;
}

const TIMES: LeaseTimes = { ttl: 6000, renew: 2000, ask: 1000 };

export interface HoldOptions {
  readonly name: string;
  /** Identifies this process among all others. */
  readonly holder: string;
  readonly signal: AbortSignal;
  readonly times?: LeaseTimes;
}

export interface Held {
  /** Aborts when the process stops, and with `LeaseLost` when the lease is lost. */
  readonly signal: AbortSignal;
  /** Check it before anything that only the holder may do: timers are late after a stalled event loop, this is not. */
  stillHeld(): boolean;
}

/**
 * Waits for the lease, and works while this process holds it. A renewal that fails or is overdue ends it. Rejects with
 * the error of the work, and with `LeaseLost` where the lost lease has ended it.
 */
export async function whileHeld(
  leases: Leases,
  { name, holder, signal, times = TIMES }: HoldOptions,
  work: (held: Held) => Promise<void>,
): Promise<void> {
  for (; !signal.aborted; await pause(times.ask, signal)) {
    const askedAt = performance.now();
    const lease = await leases.acquire(name, holder, times.ttl);
    if (!lease) continue;
    const keeper = keep(leases, name, lease, times, askedAt + times.ttl);
    try {
      return await work({
        signal: AbortSignal.any([signal, keeper.lost]),
        stillHeld: () => !signal.aborted && keeper.isHeld(),
      });
    } catch (error) {
      throw isAbort(error) && keeper.lost.aborted && !signal.aborted ? keeper.lost.reason : error;
    } finally {
      keeper.stop();
      // A lease that is not released expires.
      await leases.release(name, lease).catch(() => undefined);
    }
  }
}

function keep(leases: Leases, name: string, lease: Lease, { ttl, renew }: LeaseTimes, firstEnd: number) {
  const stopped = new AbortController();
  const lost = new AbortController();
  let end = firstEnd;
  const isHeld = () => !lost.signal.aborted && performance.now() < end;
  const watch = () => {
    const left = end - performance.now();
    if (left <= 0) lost.abort(new LeaseLost(name));
    else overdue = setTimeout(watch, left);
  };
  let overdue = setTimeout(watch, ttl);
  const renewing = async () => {
    while (!stopped.signal.aborted && !lost.signal.aborted) {
      await pause(renew, stopped.signal);
      if (stopped.signal.aborted) return;
      const askedAt = performance.now();
      if (!isHeld() || !(await leases.renew(name, lease, ttl).catch(() => false)))
        return lost.abort(new LeaseLost(name));
      end = askedAt + ttl;
    }
  };
  void renewing();
  return {
    lost: lost.signal,
    isHeld,
    stop: () => {
      stopped.abort();
      clearTimeout(overdue);
    },
  };
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);
