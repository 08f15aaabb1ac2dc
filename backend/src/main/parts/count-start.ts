import { handle, type LogContext } from '../../commands/handle.ts';
import { ONLY } from '../../domain/aggregate.ts';
import { INSTALLATION } from '../../domain/installation/installation.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { Leases } from '../../ports/lease.ts';
import { askFiles, askStarts, type PartPorts } from './ask.ts';
import { type FilesMark, MARK_KEY, STARTS } from './part.ts';

export type CountingPorts = LogContext & PartPorts & { readonly leases: Leases };

const LEASE = 'start-count';
const LEASE_MS = 30_000;

/**
 * Gives log, vault and files the number of this start, so that a later start knows which of them is older. Of several
 * processes that start at once, one counts for all. Killed anywhere, it leaves parts that belong together.
 */
export async function countStart(ports: CountingPorts, holder: string): Promise<void> {
  const lease = await ports.leases.acquire(LEASE, holder, LEASE_MS);
  if (!lease) return;
  try {
    await count(ports);
  } finally {
    await ports.leases.release(LEASE, lease);
  }
}

/** Files first, because newer ones do no harm. The vault names both numbers until the log has the new one. */
export async function count(ports: CountingPorts): Promise<void> {
  const { log, vault, files } = ports;
  const { vaultId, starts } = (await log.load(INSTALLATION, ONLY, { fresh: true })).state;
  if (vaultId === null) return;
  const [seen, mark] = [await askStarts(vault), await askFiles(files)];
  const number = Math.max(starts, seen?.to ?? 0, mark?.starts ?? 0) + 1;
  const next: FilesMark = { installation: vaultId, starts: number };
  await files.put(MARK_KEY, 'application/json', Buffer.from(JSON.stringify(next)));
  await vault.put({ ...STARTS, value: { from: starts, to: number } });
  await handle(ports, INSTALLATION, SYSTEM, ONLY, { type: 'countStart', number });
  await vault.put({ ...STARTS, value: { from: number, to: number } });
}
