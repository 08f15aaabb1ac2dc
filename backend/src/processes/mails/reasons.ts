import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { printCode } from '../../contract/short-code.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut } from './layout.ts';
import { quoted } from './parts.ts';
import { noticeMailTexts } from './texts/notices.ts';

/**
 * The statement of reasons to the owner of a reported code (DSA, Article 17). It tells nothing of the reporter. Undefined
 * where no address is verified.
 */
export async function composeReasons(
  { log }: Pick<CommandContext, 'log'>,
  { id, userId: number }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  const { received, decided } = (await log.load(NOTICE, number)).state;
  const owner = await ownerIn(log, number, id);
  if (!received || !decided || decided.decision === 'dismiss' || owner === undefined) return undefined;
  const { state: account } = await log.load(ACCOUNT, owner);
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const { ground, reasons } = noticeMailTexts[language];
  const { subject, lead } = reasons[decided.decision];
  return layOut(
    { to, firstName: account.firstName, id, language },
    {
      subject,
      lead: lead(printCode(received.code)),
      centre: quoted(decided.words),
      centreText: decided.words,
      close: reasons.close(ground[decided.ground](decided.rule), number),
    },
  );
}

async function ownerIn(log: CommandContext['log'], number: string, id: string): Promise<string | undefined> {
  for await (const event of log.read(NOTICE.streamOf(number)))
    if (event.id === id && NOTICE.recognises(event) && event.type === 'ReasonsStated')
      return event.data.owner;
  return undefined;
}
