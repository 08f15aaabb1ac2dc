import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Leases } from '../ports/lease.ts';
import { type Process, startProcess } from './runner.ts';

const TTL_MS = 30_000;
const RENEW_MS = 10_000;

export interface ScanSlot {
  readonly slot: number;
  /** Keeps the slot this process's own; stopping it lets the next process have it. */
  readonly process: Process;
}

/**
 * The lowest scan journal that no other process writes. Two that wrote the same one would only get into each other's way:
 * each append names the revision it expects.
 */
export async function takeScanSlot(leases: Leases, holder: string, logger: Logger): Promise<ScanSlot> {
  for (let slot = 0; ; slot += 1) {
    const name = `scan-slot-${slot}`;
    const lease = await leases.acquire(name, holder, TTL_MS);
    if (!lease) continue;
    const keep = async (signal: AbortSignal) => {
      let held = lease;
      while (!signal.aborted) {
        await sleep(RENEW_MS, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) break;
        if (!(await leases.renew(name, held, TTL_MS)))
          held = (await leases.acquire(name, holder, TTL_MS)) ?? held;
      }
      await leases.release(name, held);
    };
    return { slot, process: startProcess(name, logger, keep) };
  }
}
