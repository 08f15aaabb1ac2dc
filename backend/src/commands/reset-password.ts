import { z } from 'zod';
import { ok, refuse } from '../contract/result.ts';
import { accountStream } from '../domain/account/events.ts';
import { ACCOUNT } from '../domain/aggregates.ts';
import type { CommandContext } from './context.ts';
import { setPassword } from './update-user.ts';

export const RESET_MINUTES = 60;

const ResetRecord = z.object({ userId: z.string() });

/** A fresh reset token for an account, good for an hour and one use. Only its hash is kept. */
export async function issueResetToken(
  { vault, secrets, random, clock }: CommandContext,
  userId: string,
): Promise<string> {
  const token = Buffer.from(random.bytes(24)).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + RESET_MINUTES * 60_000).toISOString();
  await vault.put({ kind: 'reset-token', id: secrets.tokenHash(token), value: { userId }, expiresAt });
  return token;
}

/** Sets a new password with a mailed token, and ends every session of the account. */
export async function resetPassword(context: CommandContext, token: string, password: string) {
  const id = context.secrets.tokenHash(token);
  const record = ResetRecord.safeParse((await context.vault.get('reset-token', id))?.value);
  if (!record.success || !(await context.vault.delete('reset-token', id)))
    return refuse('reset_token_invalid');
  const { userId } = record.data;
  const { state: account } = await context.log.load(ACCOUNT, accountStream(userId));
  if (account.status !== 'present') return refuse('reset_token_invalid');
  await setPassword(context, userId, account, password);
  return ok({ userId });
}
