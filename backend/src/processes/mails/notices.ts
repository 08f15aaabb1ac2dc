import type { CommandContext } from '../../commands/context.ts';
import { asLanguage, DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { printCode } from '../../contract/short-codes/short-code.ts';
import { ERASED } from '../../domain/event.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import { quoted, strongLine } from './layout/parts.ts';
import type { Site } from './site.ts';
import { decisionMailTexts } from './texts/decisions.ts';
import { noticeMailTexts } from './texts/notices.ts';
import { textsAt } from './texts-at.ts';

interface Request {
  readonly id: string;
  /** The number of the notice. */
  readonly userId: string;
}

type Context = Pick<CommandContext, 'log'> & Site;

/**
 * The receipt of a notice. Anybody can name an address that is not theirs: the mail holds no name and no words of the
 * reporter. Undefined where no e-mail was given, or the reporter was erased.
 */
export async function composeNoticeReceived(context: Context, request: Request): Promise<Mail | undefined> {
  const found = await reporterOf(context, request);
  if (!found) return undefined;
  const { recipient, code } = found;
  const { receipt } = textsAt(context, noticeMailTexts, recipient.language);
  const number = request.userId;
  return layOut(context, recipient, {
    subject: receipt.subject(number),
    lead: receipt.lead(printCode(code)),
    centre: strongLine(number, 'ltr'),
    centreText: number,
    close: receipt.close,
  });
}

/** Tells a reporter what was decided. Undefined as above. */
export async function composeNoticeDecided(context: Context, request: Request): Promise<Mail | undefined> {
  const found = await reporterOf(context, request);
  const { decided } = (await context.log.load(NOTICE, request.userId)).state;
  if (!found || !decided) return undefined;
  const { recipient, code } = found;
  const words = textsAt(context, noticeMailTexts, recipient.language);
  return layOut(context, recipient, {
    subject: words.decided.subject(request.userId),
    lead: words.decided[decided.decision](printCode(code)),
    centre: quoted(decided.words),
    centreText: decided.words,
    close: words.decided.close(
      textsAt(context, decisionMailTexts, recipient.language).ground[decided.ground](decided.rule),
    ),
  });
}

/** Tells a reporter that the decision was taken back. Undefined as above. */
export async function composeDecisionReversed(context: Context, request: Request): Promise<Mail | undefined> {
  const found = await reporterOf(context, request);
  const { reversed } = (await context.log.load(NOTICE, request.userId)).state;
  if (!found || !reversed) return undefined;
  const { recipient, code } = found;
  const words = textsAt(context, noticeMailTexts, recipient.language).reversed;
  const text = reversed.words || printCode(code);
  return layOut(context, recipient, {
    subject: words.subject(request.userId),
    lead: words.lead(printCode(code)),
    centre: quoted(text),
    centreText: text,
    close: words.close,
  });
}

async function reporterOf({ log }: Context, { id, userId: number }: Request) {
  const { received } = (await log.load(NOTICE, number)).state;
  const report = received?.report;
  if (!received || !report || report.email === '' || report.email === ERASED) return undefined;
  const language = asLanguage(report.language) ?? DEFAULT_LANGUAGE;
  const recipient: Recipient = { to: report.email, firstName: '', id, language };
  return { recipient, code: received.code };
}
