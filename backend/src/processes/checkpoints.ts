import type { Position } from '../ports/event-feed.ts';
import type { Vault } from '../ports/vault.ts';

/** How far a process that acts on events has come. The vault keeps it, because no rebuild may ever reset it. */
export async function processCheckpoint(vault: Vault, name: string): Promise<Position | undefined> {
  return (await readCheckpoint(vault, name)).position;
}

export const keepProcessCheckpoint = (vault: Vault, name: string, position: Position) =>
  vault.put({ kind: 'checkpoint', id: name, value: position });

export interface Checkpoint {
  /** Undefined before the first move. */
  readonly position: Position | undefined;
  /** A move names the version that it has read. */
  readonly version: number;
}

export async function readCheckpoint(vault: Vault, name: string): Promise<Checkpoint> {
  const record = await vault.get('checkpoint', name);
  const position = typeof record?.value === 'string' ? record.value : undefined;
  return { position, version: record?.version ?? 0 };
}

/**
 * Undefined when another process has moved the checkpoint since `from` was read; it then stays where it is. `to`: undefined
 * for the start.
 */
export async function moveCheckpoint(
  vault: Vault,
  name: string,
  from: Checkpoint,
  to: Position | undefined,
): Promise<Checkpoint | undefined> {
  const moved = await vault.put({ kind: 'checkpoint', id: name, value: to ?? null, seen: from.version });
  return moved ? { position: to, version: from.version + 1 } : undefined;
}
