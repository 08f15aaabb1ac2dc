import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LeaseLost } from '../ports/errors.ts';
import type { Leases } from '../ports/lease.ts';
import { whileHeld } from './hold-lease.ts';

const times = { ttl: 60, renew: 20, ask: 10 };
const options = { name: 'rebuild', holder: 'this', signal: new AbortController().signal, times };
/** Nobody else asks for the lease. */
const leases: Leases = {
  acquire: async () => ({ token: 1 }),
  renew: async () => true,
  release: async () => undefined,
  close: async () => undefined,
};

it('ends the work of a process that stood still for longer than its lease', async () => {
  const work = whileHeld(leases, options, async ({ signal, stillHeld }) => {
    for (const end = performance.now() + 2 * times.ttl; performance.now() < end; );
    expect(stillHeld()).toBe(false);
    await sleep(0);
    signal.throwIfAborted();
  });
  await expect(work).rejects.toThrow(LeaseLost);
  await expect(work).rejects.toThrow('run this again');
});

it('ends the work where another process has the lease', async () => {
  const lost = { ...leases, renew: async () => false };
  const work = whileHeld(lost, options, async ({ signal }) => {
    await sleep(4 * times.ttl, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  });
  await expect(work).rejects.toThrow(LeaseLost);
});
