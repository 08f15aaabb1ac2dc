import type { CommandContext } from '../../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../../contract/words/language.ts';
import { securityMailWords } from '../../../contract/words/mail/security.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut } from './layout.ts';
import type { SecurityType } from './request.ts';

/**
 * The notice that two-step sign-in was turned on or off, that a recovery code was used, or that a passkey was added. It
 * goes to the verified address. Undefined where there is none.
 */
export async function composeSecurity(
  { log, publicUrl }: CommandContext & { readonly publicUrl: string },
  { id, userId, type }: { readonly id: string; readonly userId: string; readonly type: SecurityType },
): Promise<Mail | undefined> {
  const { state: account } = await log.load(ACCOUNT, userId);
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const { lead, close, ...words } = securityMailWords[language];
  const what = words[type];
  return layOut(
    { to, firstName: account.firstName, messageId: id, language },
    {
      subject: what,
      lead,
      centre: `<p style="margin:0;font-weight:700;text-align:center">${what}</p>`,
      centreText: what,
      close: close(`${publicUrl}/profile`),
    },
  );
}
