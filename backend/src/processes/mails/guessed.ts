import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { ERASED } from '../../domain/event.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { protectionOf } from '../../domain/qr-code/state.ts';
import type { Mail } from '../../ports/mailer.ts';
import { eventOf } from './event-of.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import { button, spaced, strongLine } from './layout/parts.ts';
import type { Site } from './site.ts';
import { gateMailTexts } from './texts/gate.ts';
import { textsAt } from './texts-at.ts';

/**
 * The notice to an owner that the secure code of a page is being guessed. It names the page, and nothing of who guesses.
 * Undefined where no notice is due: the page has another owner or no secure code by now, or no address is verified.
 */
export async function composeGuessed(
  context: CommandContext & Site,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  const { log, publicUrl } = context;
  const guessed = await eventOf(context, ACCOUNT, { id, userId });
  if (guessed?.type !== 'SecureCodeGuessed') return undefined;
  const { code } = guessed.data;
  const { state: account } = await log.load(ACCOUNT, userId);
  // A new address may be mistyped until it is verified.
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null) return undefined;
  const { state: page } = await log.load(QR_CODE, code);
  if (page.owner !== userId || protectionOf(page) === null) return undefined;
  const named = page.name === null || page.name === ERASED ? code : `${page.name} (${code})`;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const recipient = { to, firstName: account.firstName, id, language };
  return guessedMail(context, recipient, named, `${publicUrl}/edit/${code}`);
}

function guessedMail(site: Site, recipient: Recipient, page: string, address: string): Mail {
  const words = textsAt(site, gateMailTexts, recipient.language);
  return layOut(site, recipient, {
    subject: words.subject,
    lead: words.lead,
    centre: spaced(strongLine(page), button(address, words.change)),
    centreText: page,
    close: words.close(address),
  });
}
