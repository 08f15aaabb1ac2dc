import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Leases } from '../ports/lease.ts';
import { type Process, startProcess } from './runner.ts';

const TTL_MS = 30_000;
const RENEW_MS = 10_000;

export interface ScanSlot {
  readonly slot: number;
  /** Renews the lease of the slot; stopping it lets the next process take the slot. */
  readonly process: Process;
}

/** The name of the lease that reserves a scan journal for one process. */
export const scanSlotLease = (slot: number): string => `scan-slot-${slot}`;

/**
 * Takes the lowest scan journal that no other process writes. Two writers of one journal would only conflict, because
 * each append names the revision it expects.
 */
export async function takeScanSlot(leases: Leases, holder: string, logger: Logger): Promise<ScanSlot> {
  for (let slot = 0; ; slot += 1) {
    const name = scanSlotLease(slot);
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
