import { accountWith } from '../../commands/accounts/find-account.ts';
import { issueResetToken } from '../../commands/accounts/reset-password.ts';
import type { CommandContext } from '../../commands/context.ts';
import { issueOtp } from '../../commands/credentials/one-time-codes.ts';
import { issueConfirmation } from '../../commands/credentials/prove-person.ts';
import { asLanguage, DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountEvent } from '../../domain/account/events.ts';
import { type Account, emailToVerify } from '../../domain/account/state.ts';
import { unreachable } from '../../domain/never.ts';
import type { Mail } from '../../ports/mailer.ts';
import { knownMail } from './known.ts';
import type { Recipient } from './layout/layout.ts';
import { confirmMail, otpMail } from './otp.ts';
import type { SecretType as AnySecretType, MailRequest } from './request.ts';
import { resetMail } from './reset.ts';
import type { Site } from './site.ts';

type Context = CommandContext & Site;
/** The secrets of an account that exists. */
type SecretType = Exclude<AnySecretType, 'StaffInvited'>;

interface Asked {
  readonly id: string;
  readonly userId: string;
  readonly account: Account;
  readonly language: Language;
}

/** A mail with a secret, which is made now. Undefined where the request is repeated, or the account is gone. */
export async function composeSecret(
  context: Context,
  request: MailRequest<SecretType>,
): Promise<Mail | undefined> {
  const { id, type, userId } = request;
  const { state: account } = await context.log.load(ACCOUNT, userId);
  const { repeated, requested } = await findRequest(context, request);
  if (account.status !== 'present' || repeated) return undefined;
  const language = account.language ?? asLanguage(requested) ?? DEFAULT_LANGUAGE;
  const asked = { id, userId, account, language };
  switch (type) {
    case 'PasswordResetRequested': {
      const token = await issueResetToken(context, userId, account);
      // A new address may be mistyped until it is verified: its reader must not set the password.
      const to = account.provenEmail ?? account.email;
      return resetMail(
        context,
        readerAt(to, asked),
        `${context.publicUrl}/reset?token=${encodeURIComponent(token)}`,
      );
    }
    case 'ConfirmationRequested':
      return confirmMail(
        context,
        readerAt(account.email, asked),
        await issueConfirmation(context, userId, account),
      );
    case 'VerificationRequested':
      return composeVerification(context, asked);
    default:
      return unreachable(type);
  }
}

async function composeVerification(context: Context, asked: Asked): Promise<Mail | undefined> {
  const { id, userId, account, language } = asked;
  const wanted = emailToVerify(account);
  if (!wanted) return undefined;
  const owner = await accountWith(context, wanted.emailKey);
  if (!owner || owner.userId === userId)
    return otpMail(context, readerAt(wanted.email, asked), await issueOtp(context, userId, wanted.emailKey));
  const to = wanted.email;
  const firstName = knownTo(owner.account, to);
  const reader = { to, firstName, id, language: owner.account.language ?? language };
  return knownMail(context, reader, account.pendingEmail ? null : account.awaitedCode);
}

const readerAt = (to: string, { id, account, language }: Asked): Recipient => ({
  to,
  firstName: knownTo(account, to),
  id,
  language,
});

/** Returns the first name, where the reader of an address has proved that it is theirs; else anybody could have written it. */
const knownTo = ({ provenEmail, firstName }: Account, email: string): string =>
  provenEmail === email ? firstName : '';

const REQUESTS: Readonly<Record<SecretType, true>> = {
  VerificationRequested: true,
  PasswordResetRequested: true,
  ConfirmationRequested: true,
};
type Request = Extract<AccountEvent, { readonly type: SecretType }>;

const requestsMail = (event: AccountEvent): event is Request => event.type in REQUESTS;

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
