import type { Request } from 'express';
import { handle } from '../commands/handle.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import { SYSTEM } from '../ports/event-store.ts';
import type { HttpContext } from './context.ts';
import { languageOf } from './language.ts';
import { addressOf, limit, type MailRequest, mailOf, RULES } from './limits.ts';

/** Requests a mail to an account, at most once a minute. The caller gets the same answer where `find` returns none. */
export async function requestMail(
  context: HttpContext,
  request: Request,
  email: string,
  type: MailRequest,
  find: () => Promise<string | undefined>,
): Promise<void> {
  const limited = await limit(context, [RULES.mailByAddress, addressOf(request)], mailOf(type, email));
  const userId = limited ? undefined : await find();
  if (userId === undefined) return;
  const command = { type, requestId: context.random.uuid(), language: languageOf(request) };
  await handle(context, ACCOUNT, SYSTEM, userId, command);
}
