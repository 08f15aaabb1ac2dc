import { refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { mayClaim } from '../../domain/account/may-claim.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { handle, type LogContext } from '../handle.ts';

/** Claims a code for a user (section 4, claim flow). */
export async function claimCode(context: LogContext, userId: string, code: string) {
  const { state: account } = await context.log.load(ACCOUNT, userId);
  const permission = mayClaim(account);
  if (permission === 'never') return refuse('forbidden');
  if (permission === 'once-verified') return refuse('email_unverified');
  return handle(context, QR_CODE, { kind: 'user', id: userId }, code, { type: 'claim', userId });
}
