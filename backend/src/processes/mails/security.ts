import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { MailType } from '../../domain/account/mail-types.ts';
import type { Mail } from '../../ports/mailer.ts';
import { eventOf } from './event-of.ts';
import { layOut } from './layout/layout.ts';
import { strongLine } from './layout/parts.ts';
import type { Site } from './site.ts';
import { securityMailTexts } from './texts/security.ts';
import { textsAt } from './texts-at.ts';

type Words = (typeof securityMailTexts)['en'];
/** What happened to the security of an account: the mails that have words of their own here. */
type SecurityType = Extract<keyof Words, MailType>;
type Request = { readonly id: string; readonly userId: string; readonly type: SecurityType };

/**
 * The notice of a change in how a person signs in, such as a new password or a linked Google account. It goes to the
 * verified address. Undefined where there is none, and for Google where it made the account.
 */
export async function composeSecurity(
  context: CommandContext & Site,
  request: Request,
): Promise<Mail | undefined> {
  const { log, publicUrl } = context;
  const { id, userId } = request;
  const { state: account } = await log.load(ACCOUNT, userId);
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const { lead, close, ...words } = textsAt(context, securityMailTexts, language);
  const what = await happened(context, request, words);
  if (what === undefined) return undefined;
  return layOut(
    context,
    { to, firstName: account.firstName, id, language },
    {
      subject: what,
      lead,
      centre: strongLine(what),
      centreText: what,
      close: close(`${publicUrl}/profile`),
    },
  );
}

/** Words what happened; undefined where no notice is due. */
async function happened(
  context: CommandContext,
  request: Request,
  words: Omit<Words, 'lead' | 'close'>,
): Promise<string | undefined> {
  const event = await eventOf(context, ACCOUNT, request);
  if (event?.type === 'RecoveryCodeUsed') {
    const { use } = event.data;
    return use === undefined ? words.RecoveryCodeUsed : words.recoveryCode[use];
  }
  if (event?.type === 'GoogleLinked') {
    const { way } = event.data;
    if (way === 'sign-up') return undefined;
    return way === 'email' ? words.googleLinkedByEmail : words.GoogleLinked;
  }
  return words[request.type];
}
