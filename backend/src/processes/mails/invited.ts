import { issueInvitation } from '../../commands/accounts/accept-invitation.ts';
import { INVITATION_DAYS } from '../../commands/accounts/invite.ts';
import type { CommandContext } from '../../commands/context.ts';
import { asLanguage, DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { StaffRole } from '../../domain/account/role.ts';
import type { Mail } from '../../ports/mailer.ts';
import { ROLE_WORDS } from '../../texts/roles/index.ts';
import { eventOf } from './event-of.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import { button } from './layout/parts.ts';
import type { Site } from './site.ts';
import { invitationMailTexts } from './texts/invitation.ts';
import { textsAt } from './texts-at.ts';

/**
 * The invitation of a person to the staff. The token of its link is made now. Undefined where the invitation was accepted,
 * withdrawn or repeated meanwhile.
 */
export async function composeInvited(
  context: CommandContext & Site,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  const { log, publicUrl } = context;
  const invited = await eventOf(context, ACCOUNT, { id, userId });
  const { invitation } = (await log.load(ACCOUNT, userId)).state;
  if (invited?.type !== 'StaffInvited' || invited.data.requestId !== invitation?.requestId) return undefined;
  const issued = await issueInvitation(context, userId, invitation);
  if (issued === undefined) return undefined;
  const { state: admin } = await log.load(ACCOUNT, invitation.inviter);
  const language = asLanguage(invited.data.language) ?? DEFAULT_LANGUAGE;
  // The reader has proved nothing yet, and the admin knows no name of theirs.
  const recipient = { to: issued.email, firstName: '', id, language };
  return invitationMail(context, recipient, {
    inviter: `${admin.firstName} ${admin.lastName}`,
    shop: new URL(publicUrl).host,
    role: invitation.role,
    link: `${publicUrl}/invite/${issued.token}`,
  });
}

interface Invited {
  /** The name of the admin. */
  readonly inviter: string;
  /** The host of the shop. */
  readonly shop: string;
  readonly role: StaffRole;
  readonly link: string;
}

/** The mail with the link to accept an invitation. */
export function invitationMail(
  site: Site,
  recipient: Recipient,
  { inviter, shop, role, link }: Invited,
): Mail {
  const { language } = recipient;
  const { subject, lead, action, close } = textsAt(site, invitationMailTexts, language);
  return layOut(site, recipient, {
    subject: subject(shop),
    lead: lead(inviter, shop, ROLE_WORDS[language][role]),
    centre: button(link, action),
    centreText: link,
    close: close(INVITATION_DAYS),
  });
}
