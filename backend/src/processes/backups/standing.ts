import { AuditStanding, BackupStanding, RetentionRun } from '../../contract/schemas/operations.ts';
import type { Vault } from '../../ports/vault.ts';

/** How the last back-up, the last audit and the last run of retention went. The vault keeps it, because other processes serve Operations. */
const BACKUP = { kind: 'setting', id: 'last-backup' } as const;
const AUDIT = { kind: 'setting', id: 'last-audit' } as const;
const RETENTION = { kind: 'setting', id: 'last-retention' } as const;

/** The records of the kind `setting` that hold these, also where nothing else is in the vault yet. */
export const STANDING_IDS: readonly string[] = [BACKUP.id, AUDIT.id, RETENTION.id];

/** Returns null where no back-up was tried. */
export const backupStanding = async (vault: Pick<Vault, 'get'>): Promise<BackupStanding | null> =>
  BackupStanding.safeParse((await vault.get(BACKUP.kind, BACKUP.id))?.value).data ?? null;

export async function noteGood(
  vault: Pick<Vault, 'get' | 'put'>,
  good: NonNullable<BackupStanding['good']>,
  { uploads }: { readonly uploads: boolean },
): Promise<void> {
  const withUploads = uploads ? good.at : (await backupStanding(vault))?.withUploads;
  await vault.put({ ...BACKUP, value: { good, failed: null, withUploads } });
}

export async function noteFailed(
  vault: Pick<Vault, 'get' | 'put'>,
  at: Date,
  problem: string,
): Promise<void> {
  const { good = null, withUploads } = (await backupStanding(vault)) ?? {};
  await vault.put({ ...BACKUP, value: { good, failed: { at: at.toISOString(), problem }, withUploads } });
}

/** Returns null where no audit was made. */
export const auditStanding = async (vault: Pick<Vault, 'get'>): Promise<AuditStanding | null> =>
  AuditStanding.safeParse((await vault.get(AUDIT.kind, AUDIT.id))?.value).data ?? null;

export async function noteAudit(vault: Pick<Vault, 'put'>, at: Date, differences: number): Promise<void> {
  await vault.put({ ...AUDIT, value: { at: at.toISOString(), differences } });
}

/** Returns null where retention never ran. */
export const lastRetention = async (vault: Pick<Vault, 'get'>): Promise<RetentionRun | null> =>
  RetentionRun.safeParse((await vault.get(RETENTION.kind, RETENTION.id))?.value).data ?? null;

export async function noteRetention(vault: Pick<Vault, 'put'>, run: RetentionRun): Promise<void> {
  await vault.put({ ...RETENTION, value: run });
}
