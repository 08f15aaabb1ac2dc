import { erasePerson } from '../../../commands/accounts/erase-person.ts';
import { handle, type LogContext } from '../../../commands/handle.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { SYSTEM } from '../../../ports/event-store.ts';
import { type DueAccount, eraseAfter, type Reason } from './policy.ts';

const REASONS: Readonly<Record<Reason, string>> = {
  unverified: 'Retention: the email was never verified',
  'without-code': 'Retention: unused, without a code, and told so by mail',
  unused: 'Retention: unused, and told so by mail',
};

/**
 * Does what is due for an account, by the commands that people use. A repeat changes nothing. Returns false where another
 * change came first: the next run looks again.
 */
export async function carryOutAccount(context: LogContext, due: DueAccount, now: Date): Promise<boolean> {
  const { userId, since, reason } = due;
  if (due.do === 'ask') {
    const command = { type: 'findUnused', since, eraseAfter: eraseAfter(now) } as const;
    return (await handle(context, ACCOUNT, SYSTEM, userId, command)).ok;
  }
  const erasing = { codes: 'close', reason: REASONS[reason], unusedSince: since, admins: [] } as const;
  return (await erasePerson(context, SYSTEM, userId, erasing)).ok;
}
