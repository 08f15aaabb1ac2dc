import type { Request, RequestHandler, Response } from 'express';
import type { ReportPage } from '../../../contract/landing-page.ts';
import { NoticeNumber } from '../../../contract/notices/notice-number.ts';
import { NOTICE } from '../../../domain/notice/notice.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { write } from '../../edge/answers/answer.ts';
import { findCaller } from '../../edge/caller/caller.ts';
import { languageOf } from '../../edge/language.ts';
import { codeInPath, typedCode } from '../code-in-path.ts';
import { refusalStatus } from '../landing/refusal-status.ts';
import { type LandingParts, seeOther } from '../landing/show-claim.ts';
import { visitorOf } from '../landing/visitor.ts';
import { resolve } from '../resolver/resolution.ts';
import { typedIn } from './typed.ts';

type Shown = Pick<ReportPage, 'typed' | 'problems' | 'tooMany'>;

/** Responds with the form, or with what the scan page says of a code that shows nothing. */
export async function showForm(
  { context, cookie, send }: LandingParts,
  request: Request,
  response: Response,
  { status = 200, ...shown }: Shown & { readonly status?: number },
): Promise<void> {
  const visitor = visitorOf(await findCaller(context, cookie, request.headers.cookie));
  const parts = { language: languageOf(request), address: request.originalUrl, visitor };
  const code = codeInPath(request, 'code');
  if (code === undefined)
    return send(response, 404, { ...parts, kind: 'refused', code: typedCode(request), reason: 'unknown' });
  const resolution = resolve((await context.log.load(QR_CODE, code)).state);
  if (resolution.kind === 'claim') return seeOther(response, `/claim/${code}`);
  if (resolution.kind !== 'nowhere')
    return send(response, status, { ...parts, ...shown, kind: 'report', code });
  const { why: reason } = resolution;
  const refused = reason === 'unknown' && context.misses.refuse(request);
  if (refused) return write(request, response, refused);
  return send(response, refusalStatus(reason) ?? 200, { ...parts, kind: 'refused', code, reason });
}

/** Shows the form, or the receipt that its address names. */
export const showReport =
  (parts: LandingParts): RequestHandler =>
  async (request, response) => {
    const number = NoticeNumber.safeParse(request.query['received']);
    const code = codeInPath(request, 'code');
    if (code !== undefined && number.success) {
      const { received } = (await parts.context.log.load(NOTICE, number.data)).state;
      if (received?.report && received.code === code) {
        const { context, cookie, send } = parts;
        const visitor = visitorOf(await findCaller(context, cookie, request.headers.cookie));
        const page = { language: languageOf(request), address: request.originalUrl, visitor, code };
        const mailed = received.report.email !== '';
        return send(response, 200, { ...page, kind: 'reported', number: number.data, mailed });
      }
    }
    return showForm(parts, request, response, { typed: typedIn({}), problems: {}, tooMany: false });
  };
