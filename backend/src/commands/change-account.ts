import { type AccountCommand, decideAccount } from '../domain/account/decide.ts';
import { accountStream } from '../domain/account/events.ts';
import { ACCOUNT } from '../domain/aggregates.ts';
import type { Actor } from '../ports/event-store.ts';
import { handle, type LogContext } from './handle.ts';

/** Asks something of one account. */
export const changeAccount = (context: LogContext, actor: Actor, userId: string, command: AccountCommand) =>
  handle(context, ACCOUNT, accountStream(userId), actor, (state) => decideAccount(command, state));
