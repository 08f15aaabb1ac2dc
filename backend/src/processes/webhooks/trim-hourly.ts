import { setTimeout as sleep } from 'node:timers/promises';
import type { Vault } from '../../ports/vault.ts';
import { trimMessages } from './forget.ts';
import { keptTargets } from './kept-state.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Trims the log of each webhook, once an hour. What is older than 30 days expires by itself. */
export async function trimHourly(vault: Vault, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const { id } of await keptTargets(vault)) await trimMessages(vault, id);
    await sleep(HOUR_MS, undefined, { signal }).catch(() => undefined);
  }
}
