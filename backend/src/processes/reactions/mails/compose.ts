import type { CommandContext } from '../../../commands/context.ts';
import { accountWith } from '../../../commands/find-account.ts';
import { issueOtp } from '../../../commands/one-time-codes.ts';
import { issueConfirmation } from '../../../commands/prove-person.ts';
import { issueResetToken } from '../../../commands/reset-password.ts';
import { asLanguage, DEFAULT_LANGUAGE } from '../../../contract/language.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import type { AccountEvent } from '../../../domain/account/events.ts';
import { type Account, emailToVerify } from '../../../domain/account/state.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { composeErased } from './erased.ts';
import { composeGuessed } from './guessed.ts';
import { knownMail } from './known.ts';
import { composeMoved, isMove } from './moved.ts';
import { confirmMail, otpMail } from './otp.ts';
import { isRightsType, isSecurityType, type MailRequest } from './request.ts';
import { resetMail } from './reset.ts';
import { composeRights } from './rights.ts';
import { composeSecurity } from './security.ts';

type Context = CommandContext & { readonly publicUrl: string };

/** Composes a requested mail in the language of the account, else of the request. Undefined where no mail is due. */
export async function compose(context: Context, request: MailRequest): Promise<Mail | undefined> {
  const { id, type, userId } = request;
  if (type === 'PersonErased') return composeErased(context, request);
  // Nothing is mailed to a person who has left.
  if ((await context.log.load(ACCOUNT, userId)).state.status === 'erased') return undefined;
  if (isMove(type)) return composeMoved(context, request);
  if (type === 'SecureCodeGuessed') return composeGuessed(context, request);
  if (isSecurityType(type)) return composeSecurity(context, { ...request, type });
  if (isRightsType(type)) return composeRights(context, { ...request, type });
  const { state: account } = await context.log.load(ACCOUNT, userId);
  const { repeated, requested } = await findRequest(context, request);
  if (account.status !== 'present' || repeated) return undefined;
  const language = account.language ?? asLanguage(requested) ?? DEFAULT_LANGUAGE;
  const readerAt = (to: string) => ({ to, firstName: knownTo(account, to), id, language });
  if (type === 'PasswordResetRequested') {
    const token = await issueResetToken(context, userId, account);
    // A new address may be mistyped until it is verified: its reader must not set the password.
    const to = account.provenEmail ?? account.email;
    return resetMail(readerAt(to), `${context.publicUrl}/reset?token=${encodeURIComponent(token)}`);
  }
  if (type === 'ConfirmationRequested')
    return confirmMail(readerAt(account.email), await issueConfirmation(context, userId, account));
  const wanted = emailToVerify(account);
  if (!wanted) return undefined;
  const owner = await accountWith(context, wanted.emailKey);
  if (!owner || owner.userId === userId)
    return otpMail(readerAt(wanted.email), await issueOtp(context, userId, wanted.emailKey));
  const to = wanted.email;
  const firstName = knownTo(owner.account, to);
  const reader = { to, firstName, id, language: owner.account.language ?? language };
  return knownMail(reader, context.publicUrl, account.pendingEmail ? null : account.awaitedCode);
}

/** Returns the first name, where the reader of an address has proved that it is theirs; else anybody could have written it. */
const knownTo = ({ provenEmail, firstName }: Account, email: string): string =>
  provenEmail === email ? firstName : '';

const REQUESTS = ['VerificationRequested', 'PasswordResetRequested', 'ConfirmationRequested'] as const;
type Request = Extract<AccountEvent, { readonly type: (typeof REQUESTS)[number] }>;

const requestsMail = (event: AccountEvent): event is Request =>
  REQUESTS.some((request) => request === event.type);

interface FoundRequest {
  /** A repeated request is mailed once: a second secret would make the first worthless while its mail is being read. */
  readonly repeated: boolean;
  /** The tag of the request's language. */
  readonly requested: string | undefined;
}

async function findRequest({ log }: Context, { id, type, userId }: MailRequest): Promise<FoundRequest> {
  let requested: string | undefined;
  let isPast = false;
  for await (const event of log.read(ACCOUNT.streamOf(userId))) {
    if (!ACCOUNT.recognises(event)) continue;
    if (isPast && event.type === type) return { repeated: true, requested };
    if (event.id !== id) continue;
    isPast = true;
    if (requestsMail(event)) requested = event.data.language;
  }
  return { repeated: false, requested };
}
