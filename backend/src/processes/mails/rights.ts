import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { MailType } from '../../domain/account/mail-types.ts';
import type { Role } from '../../domain/account/role.ts';
import type { Mail } from '../../ports/mailer.ts';
import { eventOf } from './event-of.ts';
import { layOut } from './layout/layout.ts';
import { strongLine } from './layout/parts.ts';
import type { Site } from './site.ts';
import { rightsMailTexts } from './texts/rights.ts';
import { textsAt } from './texts-at.ts';

/** What an admin changed about an account. */
type RightsType = Extract<MailType, 'RoleChanged' | 'AccountDisabled' | 'AccountEnabled'>;

/**
 * The notice that an admin changed the person's role, or disabled or enabled the account. It goes to the verified address.
 * Undefined where there is none.
 */
export async function composeRights(
  context: CommandContext & Site,
  { id, userId, type }: { readonly id: string; readonly userId: string; readonly type: RightsType },
): Promise<Mail | undefined> {
  const { log, publicUrl } = context;
  const { state: account } = await log.load(ACCOUNT, userId);
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const words = textsAt(context, rightsMailTexts, language);
  const what = type === 'RoleChanged' ? words[await roleIn(context, { id, userId })] : words[type];
  const login = `${publicUrl}/login`;
  const close = {
    RoleChanged: () => words.signInAgain(login),
    AccountDisabled: () => words.closed(publicUrl),
    AccountEnabled: () => words.open(login),
  };
  return layOut(
    context,
    { to, firstName: account.firstName, id, language },
    {
      subject: words.subject,
      lead: words.lead,
      centre: strongLine(what),
      centreText: what,
      close: close[type](),
    },
  );
}

/** Returns the role that an event gave, which a later one may have changed again. */
async function roleIn(
  context: CommandContext,
  event: { readonly id: string; readonly userId: string },
): Promise<Role> {
  const changed = await eventOf(context, ACCOUNT, event);
  if (changed?.type !== 'RoleChanged')
    throw new Error(`The account ${event.userId} has no event ${event.id}`);
  return changed.data.role;
}
