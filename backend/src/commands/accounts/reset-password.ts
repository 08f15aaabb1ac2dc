import { z } from 'zod';
import { ok, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { Account } from '../../domain/account/state.ts';
import { unlessAway } from '../../ports/errors.ts';
import type { CommandContext } from '../context.ts';
import { refuseWeak } from '../credentials/password-policy.ts';
import { setPassword } from './update-user.ts';

export const RESET_MINUTES = 60;

/** The token is bound to the e-mail that received it, and to the password that it replaces. */
const ResetRecord = z.object({ userId: z.string(), emailKey: z.string(), credential: z.string().nullable() });

/** Returns a new reset token for an account, valid for an hour and one use. The vault has only its hash. */
export async function issueResetToken(
  { vault, secrets, random, clock }: CommandContext,
  userId: string,
  { emailKey, credential }: Account,
): Promise<string> {
  const token = Buffer.from(random.bytes(24)).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + RESET_MINUTES * 60_000).toISOString();
  const value = { userId, emailKey, credential };
  await vault.put({ kind: 'reset-token', id: secrets.tokenHash(token), value, expiresAt });
  return token;
}

/** Returns whose password a mailed token may set now. */
export async function openReset(context: CommandContext, token: string) {
  const id = context.secrets.tokenHash(token);
  const record = ResetRecord.safeParse((await context.vault.get('reset-token', id))?.value);
  if (!record.success) return refuse('reset_token_invalid');
  const { userId, emailKey, credential } = record.data;
  const { state: account } = await context.log.load(ACCOUNT, userId);
  const current = account.emailKey === emailKey && account.credential === credential;
  return account.status === 'present' && current
    ? ok({ id, userId, account })
    : refuse('reset_token_invalid');
}

/**
 * Sets a new password with a mailed token, and ends every session of the account. The token is valid for one use,
 * because it names the password that it replaces. It stays valid until the change is durable, so that the caller can
 * repeat it after an outage.
 */
export async function resetPassword(context: CommandContext, token: string, password: string) {
  const opened = await openReset(context, token);
  if (!opened.ok) return opened;
  const { id, userId, account } = opened.value;
  const weak = await refuseWeak(password, account, 'password');
  if (weak) return weak;
  const set = await setPassword(context, userId, account, password);
  if (!set.ok) return refuse('reset_token_invalid');
  await unlessAway(context.vault.delete('reset-token', id));
  await unlessAway(context.vault.delete('session', userId));
  return ok({ userId, email: account.email });
}
