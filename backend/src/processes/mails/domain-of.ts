import type { CommandContext } from '../../commands/context.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { unreachable } from '../../domain/never.ts';
import { isNoticeMail } from '../../domain/notice/mail-types.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import { isCodeMail } from '../../domain/qr-code/mail-types.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { eventOf } from './event-of.ts';
import { type MailRequest, whoseDomain } from './request.ts';

type Context = Pick<CommandContext, 'log'>;

/** Returns the domain whose name, colours, links and sender a mail bears; undefined for the first one. */
export async function domainOf(context: Context, request: MailRequest): Promise<string | undefined> {
  const whose = whoseDomain(request.type);
  switch (whose) {
    case 'request':
      return request.domain;
    case 'reporter':
      return domainOfReporter(context, request.userId);
    case 'code': {
      const code = await codeOf(context, request);
      return code === undefined ? undefined : domainOfCode(context, code);
    }
    default:
      return unreachable(whose);
  }
}

/** The domain at which a notice was sent. */
async function domainOfReporter({ log }: Context, number: string): Promise<string | undefined> {
  for await (const { type, actor } of log.read(NOTICE.streamOf(number)))
    if (type === 'NoticeReceived') return actor.domain;
  return undefined;
}

/** The code that a mail is about: that of its stream, of its notice, or of its event. */
async function codeOf(context: Context, { id, type, userId }: MailRequest): Promise<string | undefined> {
  if (isCodeMail(type)) return userId;
  if (isNoticeMail(type)) return (await context.log.load(NOTICE, userId)).state.received?.code;
  const told = await eventOf(context, ACCOUNT, { id, userId });
  return told && 'code' in told.data ? told.data.code : undefined;
}

/** The domain at which its owner last claimed or changed a code. */
async function domainOfCode({ log }: Context, code: string): Promise<string | undefined> {
  let domain: string | undefined;
  for await (const { actor } of log.read(QR_CODE.streamOf(code)))
    if (actor.kind === 'user') domain = actor.domain;
  return domain;
}
