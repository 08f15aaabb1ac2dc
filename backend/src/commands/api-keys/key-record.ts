import { z } from 'zod';
import type { CommandContext } from '../context.ts';

/** What the vault keeps of a key: its hash, and how it was used. It stays after a revocation, so that the use can be read. */
const KeyRecord = z.object({
  hash: z.string(),
  /** To the minute, ISO 8601 in UTC; null before the first use. */
  usedAt: z.string().nullable(),
  uses: z.int(),
});
export type KeyRecord = z.infer<typeof KeyRecord>;

type Context = Pick<CommandContext, 'vault' | 'clock'>;

const MINUTE_MS = 60_000;

export const keepKey = ({ vault }: Context, id: string, hash: string): Promise<boolean> =>
  vault.put({ kind: 'api-key', id, value: { hash, usedAt: null, uses: 0 }, seen: 0 });

/** Returns the record of a key; undefined for an unknown one. */
export async function findKeyRecord({ vault }: Pick<Context, 'vault'>, id: string) {
  return KeyRecord.safeParse((await vault.get('api-key', id))?.value).data;
}

/** Adds calls to the count of a key, and notes the minute. It starts over where another process did so first. */
export async function addUses({ vault, clock }: Context, id: string, count: number): Promise<void> {
  for (;;) {
    const kept = await vault.get('api-key', id);
    const record = KeyRecord.safeParse(kept?.value).data;
    if (!kept || !record) return;
    const now = clock.now().getTime();
    const usedAt = new Date(now - (now % MINUTE_MS)).toISOString();
    const value = { ...record, usedAt, uses: record.uses + count };
    if (await vault.put({ kind: 'api-key', id, value, seen: kept.version })) return;
  }
}
