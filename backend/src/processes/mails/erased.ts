import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { ERASED } from '../../domain/event.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut } from './layout/layout.ts';
import { line } from './layout/parts.ts';
import type { Site } from './site.ts';
import { leavingMailTexts } from './texts/leaving.ts';
import { textsAt } from './texts-at.ts';

/**
 * The last mail to a person: the account is deleted. Undefined where no address was ever verified, and once the key is
 * destroyed.
 */
export async function composeErased(
  context: CommandContext & Site,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  const { log, keys } = context;
  if (!(await keys.find(userId))) return undefined;
  const { state: account } = await log.load(ACCOUNT, userId);
  const { provenEmail: to, firstName } = account;
  if (account.status !== 'erased' || to === null || to === ERASED) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const { subject, lead, centre, close } = textsAt(context, leavingMailTexts, language).erased;
  return layOut(
    context,
    { to, firstName, id, language },
    { subject, lead, centre: line(centre), centreText: centre, close },
  );
}
