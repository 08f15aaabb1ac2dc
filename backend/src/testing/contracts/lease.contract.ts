import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lease, Leases } from '../../ports/lease.ts';

/** Shared by the handles of one suite: a file, a database. */
export interface LeasesBacking {
  open(): Promise<Leases>;
  /** Moves the end of a lease, as if the clock had been ahead when it was acquired. */
  delay(name: string, ms: number): Promise<void>;
  /** Called after every handle is closed. */
  dispose(): Promise<void>;
}

const LONG_MS = 60_000;

/** The contract of leases. Each case uses a name of its own, so that a server may be shared. */
export function leasesContract(createBacking: () => Promise<LeasesBacking>): void {
  let backing: LeasesBacking;
  let leases: Leases;
  let other: Leases;
  let name: string;

  beforeAll(async () => {
    backing = await createBacking();
    leases = await backing.open();
    other = await backing.open();
  });
  afterAll(async () => {
    await leases.close();
    await other.close();
    await backing.dispose();
  });
  beforeEach(() => {
    name = `relay-${randomUUID()}`;
  });

  async function held(by: Leases, holder: string, ttlMs = LONG_MS): Promise<Lease> {
    const lease = await by.acquire(name, holder, ttlMs);
    if (lease === undefined) throw new Error(`${holder} did not get it`);
    return lease;
  }

  describe('acquire', () => {
    it('succeeds for one holder and not for another', async () => {
      expect((await held(leases, 'a')).token).toBeGreaterThan(0);
      expect(await other.acquire(name, 'b', LONG_MS)).toBeUndefined();
    });

    it('has one winner among many at the same time', async () => {
      const asked = Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? leases : other).acquire(name, `h${index}`, LONG_MS),
      );
      const won = (await Promise.all(asked)).filter((lease) => lease !== undefined);
      expect(won).toHaveLength(1);
    });

    it('has one winner among many after a lease has ended', async () => {
      const { token } = await held(leases, 'gone', 1);
      await sleep(20);
      const asked = Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? leases : other).acquire(name, `h${index}`, LONG_MS),
      );
      const won = (await Promise.all(asked)).filter((lease) => lease !== undefined);
      expect(won).toHaveLength(1);
      expect(won[0]?.token).toBeGreaterThan(token);
    });

    it('separates names, including odd ones', async () => {
      await held(leases, 'a');
      for (const odd of [`${name}.$x`, `${name}'"`, `${name} ü😀`])
        expect(await other.acquire(odd, '$b', LONG_MS)).toBeDefined();
    });

    it('succeeds again for the same holder, whose earlier lease is then stale', async () => {
      const before = await held(leases, 'a');
      const again = await held(other, 'a');
      expect(again.token).toBeGreaterThan(before.token);
      expect(await leases.renew(name, before, LONG_MS)).toBe(false);
      expect(await leases.renew(name, again, LONG_MS)).toBe(true);
    });

    it('succeeds for another holder after its time, with a greater token', async () => {
      const before = await held(leases, 'a', 200);
      expect(await other.acquire(name, 'b', LONG_MS)).toBeUndefined();
      await sleep(250);
      expect((await held(other, 'b')).token).toBeGreaterThan(before.token);
    });
  });

  describe('a lease that ends later than the clock allows', () => {
    const HOUR_MS = 3_600_000;

    it('is over after its length, once another holder has asked', async () => {
      const { token } = await held(leases, 'gone', 200);
      await backing.delay(name, HOUR_MS);
      expect(await other.acquire(name, 'b', LONG_MS)).toBeUndefined();
      await sleep(250);
      expect((await held(other, 'b')).token).toBeGreaterThan(token);
    });

    it('stays with a holder that renews it', async () => {
      const lease = await held(leases, 'a');
      await backing.delay(name, HOUR_MS);
      expect(await other.acquire(name, 'b', 1)).toBeUndefined();
      expect(await leases.renew(name, lease, LONG_MS)).toBe(true);
      expect(await other.acquire(name, 'b', 1)).toBeUndefined();
    });

    it('has the length of its renewal', async () => {
      const lease = await held(leases, 'a', LONG_MS);
      expect(await leases.renew(name, lease, 200)).toBe(true);
      await backing.delay(name, HOUR_MS);
      expect(await other.acquire(name, 'b', LONG_MS)).toBeUndefined();
      await sleep(250);
      await held(other, 'b');
    });
  });

  describe('renew', () => {
    it('extends a lease beyond its first time', async () => {
      const lease = await held(leases, 'a', 1000);
      for (let round = 0; round < 3; round++) {
        await sleep(400);
        expect(await leases.renew(name, lease, 1000)).toBe(true);
      }
      expect(await other.acquire(name, 'b', LONG_MS)).toBeUndefined();
    });

    it('fails once the lease has ended, although nobody acquired it', async () => {
      const lease = await held(leases, 'a', 1);
      await sleep(20);
      expect(await leases.renew(name, lease, LONG_MS)).toBe(false);
    });

    it('fails once another holder has it, and changes nothing', async () => {
      const stale = await held(leases, 'a', 1);
      await sleep(20);
      const lease = await held(other, 'b');
      expect(await leases.renew(name, stale, 1)).toBe(false);
      expect(await other.renew(name, lease, LONG_MS)).toBe(true);
    });

    it('fails without a lease', async () => {
      expect(await leases.renew(name, { token: 1 }, LONG_MS)).toBe(false);
    });
  });

  describe('release', () => {
    it('lets another holder acquire it at once, with a greater token', async () => {
      const before = await held(leases, 'a');
      await leases.release(name, before);
      expect(await leases.renew(name, before, LONG_MS)).toBe(false);
      expect((await held(other, 'b')).token).toBeGreaterThan(before.token);
    });

    it('does not change the lease of another holder', async () => {
      const stale = await held(leases, 'a', 1);
      await sleep(20);
      const lease = await held(other, 'b');
      await leases.release(name, stale);
      expect(await other.renew(name, lease, LONG_MS)).toBe(true);
      await leases.release(`${name}-unknown`, stale);
    });
  });

  it('never lowers a token, across handles', async () => {
    const tokens: number[] = [];
    for (let round = 0; round < 5; round++) {
      const handle = await backing.open();
      const lease = await held(handle, `h${round}`);
      tokens.push(lease.token);
      await handle.release(name, lease);
      await handle.close();
    }
    expect(tokens).toEqual([...new Set(tokens)].sort((a, b) => a - b));
  });
}
