import type { Request } from 'express';
import { handle } from '../../../commands/handle.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { SYSTEM } from '../../../ports/event-store.ts';
import { findBrowser } from '../../edge/caller/known-browsers.ts';
import { languageOf } from '../../edge/language.ts';
import {
  fromAddress,
  type Limited,
  limit,
  type MailRequest,
  mailOf,
  RULES,
} from '../../edge/limits/limits.ts';
import type { SignInPorts } from './ports.ts';

/**
 * Requests a mail to an account, at most once a minute. The caller gets the same answer where `find` returns none, also
 * once the mails of a day are used up: a browser that is known to the account has some of its own.
 */
export async function requestMail(
  context: SignInPorts,
  request: Request,
  email: string,
  type: Exclude<MailRequest, 'requestCodeAddress'>,
  find: () => Promise<string | undefined>,
): Promise<Limited | undefined> {
  const limited = await limit(context, ...fromAddress(RULES.mailByAddress, request));
  if (limited) return limited;
  if (await limit(context, mailOf(type, email))) return undefined;
  const usedUp = await limit(context, [RULES.mailsByEmail, email]);
  if (usedUp) {
    const browser = await findBrowser(context, request.headers.cookie, email);
    if (!browser || (await limit(context, [RULES.mailsByBrowser, browser.id]))) return usedUp;
  }
  const userId = await find();
  if (userId === undefined) return undefined;
  const command = { type, requestId: context.random.uuid(), language: languageOf(request) };
  await handle(context, ACCOUNT, SYSTEM, userId, command);
  return undefined;
}
