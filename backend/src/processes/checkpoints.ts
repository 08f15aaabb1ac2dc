import type { Position } from '../ports/event-feed.ts';
import type { Vault } from '../ports/vault.ts';

/** How far a process that acts on events has come. Kept with the secrets, because no rebuild may ever reset it. */
export async function processCheckpoint(vault: Vault, name: string): Promise<Position | undefined> {
  const record = await vault.get('checkpoint', name);
  return typeof record?.value === 'string' ? record.value : undefined;
}

export const keepProcessCheckpoint = (vault: Vault, name: string, position: Position) =>
  vault.put({ kind: 'checkpoint', id: name, value: position });
