import { heldBy, releaseEmail } from '../../commands/accounts/email-reservation.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { inSlices } from '../../log/pacing/slices.ts';
import type { VaultEntry, VaultKind } from '../../ports/vault.ts';
import type { ErasureContext } from './context.ts';

/** Kinds that name people but hold no secret of theirs. The key goes last. */
const OTHERS: ReadonlySet<VaultKind> = new Set(['person-key', 'setting', 'checkpoint', 'outbox']);

/**
 * Removes every secret of a person from the vault: passwords, one-time codes, sessions, second factors, upload records, and
 * the secure codes of the given ids. A record belongs to the person whose id it names.
 */
export async function removeSecrets(
  context: ErasureContext,
  userId: string,
  secureCodes: readonly string[],
): Promise<void> {
  const ids = new Set([...secureCodes, ...(await factsOf(context, userId)).secrets]);
  const isTheirs = ({ kind, id, value }: VaultEntry) =>
    !OTHERS.has(kind) && (ids.has(id) || id.includes(userId) || JSON.stringify(value).includes(userId));
  for await (const entry of inSlices(context.vault.scan()))
    if (isTheirs(entry)) await context.vault.delete(entry.kind, entry.id);
}

/** Releases every e-mail that is reserved for the person, so that it can register anew. */
export async function releaseEmails(context: ErasureContext, userId: string): Promise<void> {
  for (const emailKey of (await factsOf(context, userId)).emailKeys) {
    const held = await heldBy(context, emailKey);
    if (held?.userId === userId) await releaseEmail(context, emailKey, held);
  }
}

/** Returns the ids of all passwords and second factors, and the keys of all e-mails, that the account ever had. */
async function factsOf({ log }: ErasureContext, userId: string) {
  const secrets = new Set<string>();
  const emailKeys = new Set<string>();
  for await (const { data } of log.read(ACCOUNT.streamOf(userId))) {
    for (const id of [data['credential'], data['factor']]) if (typeof id === 'string') secrets.add(id);
    if (typeof data['emailKey'] === 'string') emailKeys.add(data['emailKey']);
  }
  return { secrets, emailKeys };
}
