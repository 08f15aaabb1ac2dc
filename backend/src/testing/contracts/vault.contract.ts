import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Vault, VaultEntry } from '../../ports/vault.ts';

/** Shared by the handles of one suite: a file, a database. */
export interface VaultBacking {
  open(): Promise<Vault>;
  /** Called after every handle is closed. */
  dispose(): Promise<void>;
}

/** The contract of every vault. Each case uses ids of its own, so that a server may be shared. */
export function vaultContract(createBacking: () => Promise<VaultBacking>): void {
  let backing: VaultBacking;
  let vault: Vault;
  let id: string;

  beforeAll(async () => {
    backing = await createBacking();
    vault = await backing.open();
  });
  afterAll(async () => {
    await vault.close();
    await backing.dispose();
  });
  beforeEach(() => {
    id = randomUUID();
  });

  describe('records', () => {
    it('are returned as they were put', async () => {
      const value = { hash: '$argon2id$ü\'"', left: 5, list: [true, null, 1.5], nested: { 'a.b': '$x' } };
      expect(await vault.put({ kind: 'otp', id, value })).toBe(true);
      expect(await vault.get('otp', id)).toEqual({ value, version: 1 });
    });

    it('may be any JSON value', async () => {
      for (const value of ['text', 0, false, null, [], {}]) {
        await vault.put({ kind: 'setting', id, value });
        expect((await vault.get('setting', id))?.value).toEqual(value);
      }
    });

    it('are unknown until put', async () => {
      expect(await vault.get('otp', id)).toBeUndefined();
      expect(await vault.delete('otp', id)).toBe(false);
    });

    it('of different kinds are separate', async () => {
      await vault.put({ kind: 'otp', id, value: 1 });
      await vault.put({ kind: 'session', id, value: 2 });
      await vault.delete('otp', id);
      expect(await vault.get('otp', id)).toBeUndefined();
      expect((await vault.get('session', id))?.value).toBe(2);
    });

    it('may have ids with special characters', async () => {
      const odd = `${id}:it's %_ü"\\ $a.b 😀`;
      await vault.put({ kind: 'setting', id: odd, value: 1 });
      expect((await vault.get('setting', odd))?.value).toBe(1);
      expect(await vault.delete('setting', odd)).toBe(true);
    });

    it('are gone when deleted, and start again at version 1', async () => {
      await vault.put({ kind: 'person-key', id, value: 'a' });
      await vault.put({ kind: 'person-key', id, value: 'b' });
      expect(await vault.delete('person-key', id)).toBe(true);
      expect(await vault.get('person-key', id)).toBeUndefined();
      expect(await vault.delete('person-key', id)).toBe(false);
      expect(await vault.put({ kind: 'person-key', id, value: 'c', seen: 0 })).toBe(true);
      expect(await vault.get('person-key', id)).toEqual({ value: 'c', version: 1 });
    });
  });

  describe('versions', () => {
    it('count the writes', async () => {
      await vault.put({ kind: 'credential', id, value: 'a' });
      await vault.put({ kind: 'credential', id, value: 'b' });
      await vault.put({ kind: 'credential', id, value: 'c', seen: 2 });
      expect(await vault.get('credential', id)).toEqual({ value: 'c', version: 3 });
    });

    it('refuse a put that saw another version', async () => {
      expect(await vault.put({ kind: 'otp', id, value: 'a', seen: 1 })).toBe(false);
      expect(await vault.get('otp', id)).toBeUndefined();
      expect(await vault.put({ kind: 'otp', id, value: 'a', seen: 0 })).toBe(true);
      expect(await vault.put({ kind: 'otp', id, value: 'b', seen: 0 })).toBe(false);
      expect(await vault.put({ kind: 'otp', id, value: 'b', seen: 2 })).toBe(false);
      expect(await vault.get('otp', id)).toEqual({ value: 'a', version: 1 });
    });

    it('let one of many creators win', async () => {
      const other = await backing.open();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, value) =>
          (value % 2 === 0 ? vault : other).put({ kind: 'person-key', id, value, seen: 0 }),
        ),
      );
      expect(outcomes.filter((won) => won)).toHaveLength(1);
      expect(await vault.get('person-key', id)).toEqual({ value: outcomes.indexOf(true), version: 1 });
      await other.close();
    });

    it('let one of many writers with the same version win', async () => {
      await vault.put({ kind: 'otp', id, value: 'start' });
      const other = await backing.open();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, value) =>
          (value % 2 === 0 ? vault : other).put({ kind: 'otp', id, value, seen: 1 }),
        ),
      );
      expect(outcomes.filter((won) => won)).toHaveLength(1);
      expect(await other.get('otp', id)).toEqual({ value: outcomes.indexOf(true), version: 2 });
      await other.close();
    });
  });

  describe('expiry', () => {
    const PAST = '2020-01-01T00:00:00.000Z';
    const FUTURE = '2999-12-31T23:59:59.999Z';

    it('keeps a record until its time', async () => {
      await vault.put({ kind: 'otp', id, value: 1, expiresAt: FUTURE });
      await vault.sweep();
      expect(await vault.get('otp', id)).toEqual({ value: 1, version: 1, expiresAt: FUTURE });
    });

    it('hides a record from its time on', async () => {
      const expiresAt = new Date(Date.now() + 300).toISOString();
      await vault.put({ kind: 'otp', id, value: 1, expiresAt });
      expect(await vault.get('otp', id)).toBeDefined();
      await sleep(320);
      expect(await vault.get('otp', id)).toBeUndefined();
    });

    it('treats an expired record as absent', async () => {
      await vault.put({ kind: 'otp', id, value: 1 });
      await vault.put({ kind: 'otp', id, value: 1, expiresAt: PAST });
      expect(await vault.put({ kind: 'otp', id, value: 2, seen: 2 })).toBe(false);
      expect(await vault.delete('otp', id)).toBe(false);
      await vault.put({ kind: 'otp', id, value: 1, expiresAt: PAST });
      expect(await vault.put({ kind: 'otp', id, value: 2, seen: 0 })).toBe(true);
      expect(await vault.get('otp', id)).toEqual({ value: 2, version: 1 });
    });

    it('starts again at version 1 when a put replaces an expired record', async () => {
      await vault.put({ kind: 'otp', id, value: 1, expiresAt: PAST });
      await vault.put({ kind: 'otp', id, value: 2 });
      expect(await vault.get('otp', id)).toEqual({ value: 2, version: 1 });
    });

    it('is removed by a put without one', async () => {
      await vault.put({ kind: 'session', id, value: 1, expiresAt: FUTURE });
      await vault.put({ kind: 'session', id, value: 2, seen: 1 });
      expect(await vault.get('session', id)).toEqual({ value: 2, version: 2 });
    });

    it('sweeps expired records only', async () => {
      await vault.put({ kind: 'reset-token', id, value: 1, expiresAt: PAST });
      await vault.put({ kind: 'setting', id, value: 2 });
      await vault.sweep();
      expect(await vault.get('reset-token', id)).toBeUndefined();
      expect((await vault.get('setting', id))?.value).toBe(2);
    });

    it('refuses an invalid time', async () => {
      await expect(vault.put({ kind: 'otp', id, value: 1, expiresAt: 'soon' })).rejects.toThrow(RangeError);
    });
  });

  describe('a page', () => {
    const put = (own: string, value: number, expiresAt?: string) =>
      vault.put({ kind: 'webhook-due', id: own, value, ...(expiresAt ? { expiresAt } : {}) });

    it('holds the records between two ids, in their order', async () => {
      for (const [place, suffix] of ['/3', '/1', '/4', '/2', '/5'].entries())
        await put(`${id}${suffix}`, place);
      await vault.put({ kind: 'otp', id: `${id}/2`, value: 'of another kind' });
      const page = await vault.page('webhook-due', { after: `${id}/1`, before: `${id}/5`, limit: 10 });
      expect(page).toEqual([
        { kind: 'webhook-due', id: `${id}/2`, value: 3, version: 1 },
        { kind: 'webhook-due', id: `${id}/3`, value: 0, version: 1 },
        { kind: 'webhook-due', id: `${id}/4`, value: 2, version: 1 },
      ]);
    });

    it('holds no more records than its limit, and none that have expired', async () => {
      await put(`${id}/1`, 1, '2020-01-01T00:00:00.000Z');
      for (const place of [2, 3, 4]) await put(`${id}/${place}`, place);
      const page = await vault.page('webhook-due', { after: `${id}/`, before: `${id}/~`, limit: 2 });
      expect(page.map(({ value }) => value)).toEqual([2, 3]);
    });
  });

  describe('a scan', () => {
    const EXPIRES = '2999-12-31T23:59:59.999Z';

    /** Returns the records of this case, by kind and id. */
    async function scanned(own: (id: string) => boolean): Promise<readonly VaultEntry[]> {
      const found: VaultEntry[] = [];
      for await (const entry of vault.scan()) if (own(entry.id)) found.push(entry);
      return found.sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1));
    }

    it('returns every record unchanged', async () => {
      const odd = `${id}:it's %_ü"\\ $a.b 😀`;
      await vault.put({ kind: 'otp', id, value: { left: 5 }, expiresAt: EXPIRES });
      await vault.put({ kind: 'person-key', id: odd, value: 'a' });
      await vault.put({ kind: 'person-key', id: odd, value: null });
      await vault.put({ kind: 'session', id, value: [1] });
      expect(await scanned((found) => found.startsWith(id))).toEqual([
        { kind: 'otp', id, value: { left: 5 }, version: 1, expiresAt: EXPIRES },
        { kind: 'person-key', id: odd, value: null, version: 2 },
        { kind: 'session', id, value: [1], version: 1 },
      ]);
    });

    it('leaves out deleted and expired records', async () => {
      await vault.put({ kind: 'otp', id, value: 1, expiresAt: '2020-01-01T00:00:00.000Z' });
      await vault.put({ kind: 'session', id, value: 1 });
      await vault.delete('session', id);
      expect(await scanned((found) => found === id)).toEqual([]);
    });

    it('returns each of many once, also while some are deleted', async () => {
      const ids = Array.from({ length: 510 }, (_, n) => `${id} ${n}`);
      for (let start = 0; start < ids.length; start += 50)
        await Promise.all(
          ids.slice(start, start + 50).map((one) => vault.put({ kind: 'outbox', id: one, value: 'sent' })),
        );
      const seen: string[] = [];
      for await (const entry of vault.scan()) {
        if (!entry.id.startsWith(id)) continue;
        if (seen.push(entry.id) % 100 === 0) await vault.delete(entry.kind, entry.id);
      }
      expect(seen.sort()).toEqual(ids.sort());
    });
  });

  it('is durable, and visible to every handle', async () => {
    const first = await backing.open();
    await first.put({ kind: 'outbox', id, value: 'kept' });
    expect((await vault.get('outbox', id))?.value).toBe('kept');
    await first.close();
    const second = await backing.open();
    await second.ping();
    expect(await second.get('outbox', id)).toEqual({ value: 'kept', version: 1 });
    await second.close();
  });
}
