import { refuse } from '../contract/result.ts';
import { accountStream } from '../domain/account/events.ts';
import { ACCOUNT } from '../domain/aggregates.ts';
import { changeCode } from './change-code.ts';
import type { LogContext } from './handle.ts';

/** Makes a code a user's own (section 4, claim flow): for verified users only, never for admins. */
export async function claimCode(context: LogContext, userId: string, code: string) {
  const { state } = await context.log.load(ACCOUNT, accountStream(userId));
  if (state.status !== 'present' || state.role === 'admin') return refuse('forbidden');
  if (!state.emailVerified) return refuse('email_unverified');
  return changeCode(context, { kind: 'user', id: userId }, code, { type: 'claim', userId });
}
