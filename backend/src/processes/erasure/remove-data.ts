import { handle } from '../../commands/handle.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { claimedCodes } from './claimed-codes.ts';
import type { ErasureContext } from './context.ts';
import { noteErased } from './erased-list.ts';
import { leaveCode, removeFolders, tracesIn } from './leave-code.ts';
import { releaseEmails, removeSecrets } from './remove-secrets.ts';

/**
 * Removes what is kept about an erased person, except the key: content and files of their codes, the secrets, and the
 * reservations of their e-mails. A repeat goes on where the one before stopped. Several processes may run it at once.
 */
export async function removePersonalData(
  context: ErasureContext,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const { state } = await context.log.load(ACCOUNT, userId);
  const { erasure } = state;
  if (!erasure) return;
  const closed = erasure.codes === 'close';
  await noteErased(context, userId, erasure.codes);
  const secureCodes: string[] = [];
  for await (const code of claimedCodes(context, userId, signal)) {
    const traces = await tracesIn(context, userId, code);
    secureCodes.push(...traces.secureCodes);
    await leaveCode(context, { userId, code, closed });
    await removeFolders(context, traces.folders);
  }
  if (signal.aborted) return;
  await removeSecrets(context, userId, secureCodes);
  await releaseEmails(context, userId);
  await handle(context, ACCOUNT, SYSTEM, userId, { type: 'recordRemoval' });
}
