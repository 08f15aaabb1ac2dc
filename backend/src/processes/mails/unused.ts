import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import type { Mail } from '../../ports/mailer.ts';
import { lifeDateIn } from '../../texts/life-date/index.ts';
import { eventOf } from './event-of.ts';
import { layOut } from './layout/layout.ts';
import { button } from './layout/parts.ts';
import type { Site } from './site.ts';
import { unusedMailTexts } from './texts/unused.ts';
import { textsAt } from './texts-at.ts';

/**
 * Says that an account that nobody uses is erased, unless the person signs in. It goes to the verified address. Undefined where
 * there is none, or the account was used again meanwhile.
 */
export async function composeUnused(
  context: CommandContext & Site,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  const { log, publicUrl } = context;
  const found = await eventOf(context, ACCOUNT, { id, userId });
  if (found?.type !== 'AccountFoundUnused') return undefined;
  const { since, eraseAfter } = found.data;
  const { state: account } = await log.load(ACCOUNT, userId);
  const to = account.provenEmail;
  const { state: signIns } = await log.load(SIGN_INS, userId);
  if (account.usedAt > since || signIns.last > since) return undefined;
  if (account.status !== 'present' || to === null) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const { subject, lead, action, close } = textsAt(context, unusedMailTexts, language);
  const write = lifeDateIn(language);
  const address = `${publicUrl}/login`;
  return layOut(
    context,
    { to, firstName: account.firstName, id, language },
    {
      subject,
      lead: lead(write(since.slice(0, 10)), write(eraseAfter.slice(0, 10))),
      centre: button(address, action),
      centreText: address,
      close,
    },
  );
}
