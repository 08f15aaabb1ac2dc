import { z } from 'zod';
import type { Vault } from '../../ports/vault.ts';

/** How the last back-up went. The vault keeps it, because other processes serve Operations. */
const PLACE = { kind: 'setting', id: 'last-backup' } as const;

const Good = z.object({
  id: z.string(),
  /** When it was finished and checked: ISO 8601, UTC. */
  at: z.string(),
  /** Bytes. */
  size: z.int(),
  place: z.string(),
});

export const BackupStanding = z.object({
  /** The last good back-up. */
  good: Good.nullable(),
  /** Why the last try failed, and when; null where it is the good one. */
  failed: z.object({ at: z.string(), problem: z.string() }).nullable(),
});
export type BackupStanding = Readonly<z.infer<typeof BackupStanding>>;

/** Returns null where no back-up was tried. */
export const backupStanding = async (vault: Pick<Vault, 'get'>): Promise<BackupStanding | null> =>
  BackupStanding.safeParse((await vault.get(PLACE.kind, PLACE.id))?.value).data ?? null;

export async function noteGood(vault: Pick<Vault, 'put'>, good: z.infer<typeof Good>): Promise<void> {
  await vault.put({ ...PLACE, value: { good, failed: null } });
}

export async function noteFailed(
  vault: Pick<Vault, 'get' | 'put'>,
  at: Date,
  problem: string,
): Promise<void> {
  const good = (await backupStanding(vault))?.good ?? null;
  await vault.put({ ...PLACE, value: { good, failed: { at: at.toISOString(), problem } } });
}
