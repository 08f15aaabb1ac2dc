import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';

interface Context {
  readonly vault: Vault;
  readonly clock: Clock;
}

/** How long a percentage is shown after it was written, in milliseconds: a process that was killed writes no more. */
const SHOWN_MS = 10 * 60 * 1000;

const idOf = (key: string) => `preparing ${key}`;

/** Keeps how much of a file is prepared, in percent. */
export async function keepProgress({ vault, clock }: Context, key: string, percent: number): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + SHOWN_MS).toISOString();
  await vault.put({ kind: 'upload', id: idOf(key), value: percent, expiresAt });
}

/** Returns how much of a file is prepared, in percent; 0 where nobody has begun. */
export async function progressOf({ vault }: Pick<Context, 'vault'>, key: string): Promise<number> {
  const record = await vault.get('upload', idOf(key));
  return typeof record?.value === 'number' ? record.value : 0;
}
