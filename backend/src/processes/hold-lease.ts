import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease, Leases } from '../ports/lease.ts';

/** Milliseconds. One who dies is followed by another after the longest time to live and one more question: 7 seconds. */
export interface LeaseTimes {
  readonly ttl: number;
  readonly renew: number;
  readonly ask: number;
}

const TIMES: LeaseTimes = { ttl: 6000, renew: 2000, ask: 1000 };

export interface HoldOptions {
  readonly name: string;
  /** This process, and no other. */
  readonly holder: string;
  readonly signal: AbortSignal;
  readonly times?: LeaseTimes;
}

export interface Held {
  /** Aborts with the process, and when the lease is lost. */
  readonly signal: AbortSignal;
  /** To be asked before anything that only the holder may do: after a standstill timers are late, this is not. */
  stillHeld(): boolean;
}

/**
 * Waits for the lease, and does the work while it is held. A renewal that fails, for whatever reason, or is overdue ends
 * it. Rejects with what the work rejects with.
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
    } finally {
      keeper.stop();
      // Where this does not succeed the lease ends by itself.
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
    if (left <= 0) lost.abort();
    else overdue = setTimeout(watch, left);
  };
  let overdue = setTimeout(watch, ttl);
  const renewing = async () => {
    while (!stopped.signal.aborted && !lost.signal.aborted) {
      await pause(renew, stopped.signal);
      if (stopped.signal.aborted) return;
      const askedAt = performance.now();
      if (!isHeld() || !(await leases.renew(name, lease, ttl).catch(() => false))) return lost.abort();
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

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);
