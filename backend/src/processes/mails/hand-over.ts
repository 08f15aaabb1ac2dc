import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { Mail } from '../../ports/mailer.ts';
import { eventOf } from './event-of.ts';
import { layOut } from './layout/layout.ts';
import { strongLine } from './layout/parts.ts';
import type { Site } from './site.ts';
import { codeMailTexts } from './texts/codes.ts';
import { textsAt } from './texts-at.ts';

/**
 * The notice of a hand-over to one of its two people. It names the code, and never the other person. Undefined where no
 * address is verified, or the code that was received has gone on to somebody else.
 */
export async function composeHandOver(
  context: CommandContext & Site,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  const { log, publicUrl } = context;
  const told = await eventOf(context, ACCOUNT, { id, userId });
  if (told?.type !== 'CodeGivenAway' && told?.type !== 'CodeReceived') return undefined;
  const { code, kept } = told.data;
  const { state: account } = await log.load(ACCOUNT, userId);
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null) return undefined;
  const isOwner = (await log.load(QR_CODE, code)).state.owner === userId;
  if (told.type === 'CodeReceived' && !isOwner) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const words = textsAt(context, codeMailTexts, language)[told.type];
  const address = `${publicUrl}/${code}`;
  const place = told.type === 'CodeReceived' ? `${publicUrl}/edit/${code}` : publicUrl;
  return layOut(
    context,
    { to, firstName: account.firstName, id, language },
    {
      subject: words.subject,
      lead: words.lead,
      centre: strongLine(address, 'ltr'),
      centreText: address,
      close: kept ? words.kept(place) : words.emptied(place),
    },
  );
}
