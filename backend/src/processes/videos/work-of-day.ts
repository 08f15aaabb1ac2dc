import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';

interface Context {
  readonly vault: Vault;
  readonly clock: Clock;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the milliseconds of work that a person's videos took today, in UTC. */
export async function workToday(context: Context, person: string): Promise<number> {
  return (await read(context, idOf(context, person))).spent;
}

/** Adds milliseconds of work to those of today. */
export async function addWork(context: Context, person: string, milliseconds: number): Promise<void> {
  const { vault, clock } = context;
  const id = idOf(context, person);
  const expiresAt = new Date(clock.now().getTime() + DAY_MS).toISOString();
  for (;;) {
    const { spent, version } = await read(context, id);
    const value = spent + Math.max(0, Math.round(milliseconds));
    if (await vault.put({ kind: 'upload', id, value, seen: version, expiresAt })) return;
  }
}

const idOf = ({ clock }: Context, person: string): string =>
  `converting ${clock.now().toISOString().slice(0, 10)} ${person}`;

async function read({ vault }: Context, id: string) {
  const record = await vault.get('upload', id);
  return { spent: typeof record?.value === 'number' ? record.value : 0, version: record?.version ?? 0 };
}
