import escapeHtml from 'escape-html';
import type { CommandContext } from '../../../commands/context.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { absentAccount, evolveAccount } from '../../../domain/account/state.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { layOut, type Recipient } from './layout.ts';

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
      before = evolveAccount(before, event);
      continue;
    }
    const { status, emailVerified, email, firstName } = before;
    if (event.type !== 'EmailChanged' || status !== 'present' || !emailVerified) return undefined;
    if (!(await keys.find(event.data.person))) return undefined;
    return movedMail({ to: email, firstName, messageId: id }, event.data.email, `${publicUrl}/profile`);
  }
  return undefined;
}

const movedMail = (recipient: Recipient, email: string, profile: string): Mail =>
  layOut(recipient, {
    subject: 'Your Qlaim email was changed',
    greeting: `Hello ${recipient.firstName},`,
    lead: 'The email of your Qlaim account is now:',
    centre: `<p style="margin:0;font-weight:700;text-align:center;overflow-wrap:anywhere">${escapeHtml(email)}</p>`,
    centreText: email,
    close: `If it is mistyped, or was not changed by you, sign in with it and your password, and change it at ${profile}. Once it is verified, whoever reads its mail can set a new password.`,
  });
