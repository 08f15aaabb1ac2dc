import { z } from 'zod';
import type { ReportPage, TypedNotice } from '../../../contract/landing-page.ts';
import {
  NOTICE_MESSAGES,
  NoticeBody,
  type NoticeField,
  type NoticeMessage,
} from '../../../contract/notices/notice.ts';

/** A form sends each field once; what else comes is no field. */
const text = z.string().catch('');
const Form: z.ZodType<TypedNotice> = z
  .object({ reason: text, words: text, name: text, email: text, goodFaith: text })
  .catch({ reason: '', words: '', name: '', email: '', goodFaith: '' });

/** Returns the fields of a form as they were typed. */
export const typedIn = (body: unknown): TypedNotice => Form.parse(body);

type Read =
  | { readonly notice: NoticeBody; readonly problems?: undefined }
  | { readonly notice?: undefined; readonly problems: ReportPage['problems'] };

/** Reads what was typed: a notice, or the first problem of each field. */
export function readTyped(typed: TypedNotice): Read {
  const read = NoticeBody.safeParse({
    ...typed,
    email: typed.email.trim() === '' ? undefined : typed.email,
    goodFaith: typed.goodFaith === 'true',
  });
  if (read.success) return { notice: read.data };
  const problems: Partial<Record<NoticeField, NoticeMessage>> = {};
  for (const { path, message } of read.error.issues) {
    const [field] = path;
    const problem = messages.find((key) => NOTICE_MESSAGES[key] === message);
    if (isField(field, typed) && problem) problems[field] ??= problem;
  }
  return { problems };
}

const isMessage = (key: string): key is NoticeMessage => key in NOTICE_MESSAGES;
const messages = Object.keys(NOTICE_MESSAGES).filter(isMessage);

const isField = (field: PropertyKey | undefined, typed: TypedNotice): field is NoticeField =>
  field !== undefined && Object.hasOwn(typed, field);
