import type { CommandContext } from '../../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../../contract/words/language.ts';
import { MAIL_WORDS } from '../../../contract/words/mail/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { absentAccount, evolveAccount } from '../../../domain/account/state.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';
import { strongLine } from './parts.ts';

/**
 * The notice to the old address of an account, if it was verified: an owner who mistyped the new address, or did not ask
 * for the change, learns of it in time. Undefined where no notice is due.
 */
export async function composeMoved(
  { log, keys, publicUrl }: CommandContext & { readonly publicUrl: string },
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  let before = absentAccount;
  for await (const event of log.read(ACCOUNT.streamOf(userId))) {
    if (!ACCOUNT.recognises(event)) continue;
    if (event.id !== id) {
      before = evolveAccount(before, event, event.at);
      continue;
    }
    const { status, emailVerified, email, firstName } = before;
    if (event.type !== 'EmailChanged' || status !== 'present' || !emailVerified) return undefined;
    if (!(await keys.find(event.data.person))) return undefined;
    const language = before.language ?? DEFAULT_LANGUAGE;
    const recipient = { to: email, firstName, messageId: id, language };
    return movedMail(recipient, event.data.email, `${publicUrl}/profile`);
  }
  return undefined;
}

function movedMail(recipient: Recipient, email: string, profile: string): Mail {
  const { subject, lead, close } = MAIL_WORDS[recipient.language].moved;
  return layOut(recipient, {
    subject,
    lead,
    centre: strongLine(email, 'ltr'),
    centreText: email,
    close: close(profile),
  });
}
