import { ok, refuse, refuseField } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { mayClaim } from '../../domain/account/may-claim.ts';
import type { HandOver } from '../../domain/qr-code/hand-over.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { Actor } from '../../ports/event-store.ts';
import { handle, type LogContext } from '../handle.ts';
import { passDecisionsOn } from '../notices/pass-on.ts';

/**
 * Gives a code to another owner: a user who could claim it, with a verified e-mail. Decisions about a content that is kept are
 * passed on; after a stop in between, the reaction does that. Returns their notices, too.
 */
export async function handOverCode(
  context: LogContext,
  actor: Actor,
  code: string,
  handOver: Omit<HandOver, 'type'>,
) {
  const { state: account } = await context.log.load(ACCOUNT, handOver.to);
  if (mayClaim(account) !== 'now') {
    if (account.status !== 'present') return refuse('unknown_user');
    if (account.role !== 'user') return refuseField('userId', 'Only users can own codes');
    return refuse(account.disabled ? 'account_disabled' : 'not_verified');
  }
  const handed = await handle(context, QR_CODE, actor, code, { type: 'handOver', ...handOver });
  if (!handed.ok) return handed;
  return ok({ ...handed.value, notices: await passDecisionsOn(context, handed.value.state) });
}
