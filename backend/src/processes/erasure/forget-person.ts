import { setTimeout as sleep } from 'node:timers/promises';
import { handle } from '../../commands/handle.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { deadlineOf } from '../mails/request.ts';
import type { ErasureContext } from './context.ts';

const PAUSE_MS = 250;

/**
 * Destroys the key of a person whose data is removed, and records it. The mail that tells them goes first: without the key
 * nobody knows the address. It waits until that mail is sent, refused, or past its deadline. `told`: no mail is due.
 */
export async function forgetPerson(
  context: ErasureContext,
  userId: string,
  signal: AbortSignal,
  { told = false } = {},
): Promise<void> {
  const { state } = await context.log.load(ACCOUNT, userId);
  if (!state.erasure?.removed) return;
  while (!(told || (await isTold(context, userId)))) {
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
  await context.keys.erase(userId);
  await handle(context, ACCOUNT, SYSTEM, userId, { type: 'recordForgetting' });
}

/** Returns whether the mail that tells the person is sent or given up. */
async function isTold({ log, vault, clock, keys }: ErasureContext, userId: string): Promise<boolean> {
  // Without the key no mail can be written any more.
  if (!(await keys.find(userId))) return true;
  for await (const { type, id, at } of log.read(ACCOUNT.streamOf(userId))) {
    if (type !== 'PersonErased') continue;
    if (clock.now().getTime() >= deadlineOf({ type, at })) return true;
    const record = await vault.get('outbox', id);
    return record !== undefined && record.value !== 'sending';
  }
  return true;
}
