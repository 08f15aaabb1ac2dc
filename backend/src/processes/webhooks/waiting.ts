import { waitingOf } from '../../commands/webhooks/messages.ts';
import type { Vault } from '../../ports/vault.ts';
import { keptTargets } from './kept-state.ts';

/** Messages of all webhooks that are still to be delivered. */
export interface WaitingMessages {
  readonly waiting: number;
  /** Whether there are more: of each webhook, 1,000 are counted. */
  readonly more: boolean;
  /** When the oldest was made: ISO 8601, UTC. */
  readonly oldest: string | null;
}

export async function waitingMessages(vault: Vault): Promise<WaitingMessages> {
  const targets = await keptTargets(vault);
  const all = await Promise.all(targets.map(({ id }) => waitingOf(vault, id)));
  const times = all.flatMap(({ oldest }) => oldest ?? []);
  return {
    waiting: all.reduce((sum, { count }) => sum + count, 0),
    more: all.some(({ more }) => more),
    oldest: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
  };
}
