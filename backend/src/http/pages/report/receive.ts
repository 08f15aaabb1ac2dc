import type { Request } from 'express';
import { type NumberedNotice, receiveNotice } from '../../../commands/notices/receive-notice.ts';
import type { NoticeBody } from '../../../contract/notices/notice.ts';
import { type Result, refuse } from '../../../contract/result.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { knownContent, type QrCode } from '../../../domain/qr-code/state.ts';
import { languageOf } from '../../edge/language.ts';
import { limit, RULES } from '../../edge/limits/limits.ts';
import type { LandingPorts } from '../landing/ports.ts';
import { resolve } from '../resolver/resolution.ts';

/** Returns the content that a scan of a code shows, or opens; null for none. */
export function shownContent(code: QrCode) {
  const { kind } = resolve(code);
  return kind === 'nowhere' || kind === 'claim' ? null : knownContent(code);
}

/** Returns the mailbox that gets what is sent to an address: without the tag that may stand behind a plus. */
const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@');

/**
 * Stores what a visitor reports, with the revision of the code, so that the log shows it as it was. The receipts to one
 * e-mail are limited, whoever enters it.
 */
export async function receive(
  context: Pick<LandingPorts, 'log' | 'clock' | 'random' | 'limiter' | 'secrets'>,
  request: Request,
  code: string,
  { goodFaith: _true, email = '', ...notice }: NoticeBody,
): Promise<Result<NumberedNotice>> {
  const { state, revision } = await context.log.load(QR_CODE, code);
  if (revision === 'none' || state.status !== 'present') return refuse('unknown_code');
  const content = shownContent(state);
  if (!content) return refuse('nothing_shown');
  const limited = email === '' ? undefined : await limit(context, [RULES.reportsByEmail, mailboxOf(email)]);
  if (limited) return limited;
  const { infoType } = content;
  return receiveNotice(context, {
    code,
    revision,
    infoType,
    ...notice,
    email,
    language: languageOf(request),
  });
}
