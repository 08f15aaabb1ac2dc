import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { LeaseLost } from '../ports/errors.ts';
import type { Leases } from '../ports/lease.ts';
import { whileHeld } from './hold-lease.ts';
import { startProcess } from './runner.ts';

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

it('ends the work where another process has the lease, and begins it again', async () => {
  const lost = { ...leases, renew: async () => false };
  let begun = 0;
  const process = startProcess('work', pino({ level: 'silent' }), (signal) =>
    whileHeld(lost, { ...options, signal }, async (held) => {
      begun += 1;
      await sleep(60_000, undefined, { signal: held.signal });
    }),
  );
  try {
    await expect.poll(() => begun).toBeGreaterThan(1);
    expect(process.failure()).toBeUndefined();
    expect(process.retrying?.()[0]?.reason).toContain('rebuild');
  } finally {
    await process.stop();
  }
});
