import { ok, type Result, refuse } from '../../contract/result.ts';
import type { AccountEvent } from './events.ts';
import { type MailRequested, requestOf } from './request-of.ts';
import { hasGivenUp, type ReservedEmail } from './reserved-emails.ts';
import type { Account } from './state.ts';

interface RequestEmailChange extends MailRequested {
  readonly type: 'requestEmailChange';
  readonly userId: string;
  readonly email: string;
  /** HMAC of the address. */
  readonly emailKey: string;
}

interface ConfirmEmailChange {
  readonly type: 'confirmEmailChange';
  readonly userId: string;
  /** The reservation of the e-mail that waits. */
  readonly reserved: ReservedEmail;
  /** The key of the e-mail that the caller has seen. */
  readonly replaces: string;
  /** The reservation of that e-mail; null where the account does not hold it. */
  readonly releases: ReservedEmail | null;
}

/** An admin corrects an e-mail that was never verified. */
interface CorrectEmail extends MailRequested {
  readonly type: 'correctEmail';
  readonly userId: string;
  readonly email: string;
  /** The reservation of the new e-mail. */
  readonly reserved: ReservedEmail;
  /** As in `ConfirmEmailChange`. */
  readonly replaces: string;
  readonly releases: ReservedEmail | null;
}

/** A changed e-mail waits for its one-time code (docs/decisions/0032). */
export type EmailChangeCommand =
  | RequestEmailChange
  | ConfirmEmailChange
  | CorrectEmail
  | { readonly type: 'cancelEmailChange' };

type Decision = Result<readonly AccountEvent[], 'edited_meanwhile'>;

export function decideEmailChange(command: EmailChangeCommand, account: Account): Decision {
  switch (command.type) {
    case 'requestEmailChange':
      return request(command, account);
    case 'confirmEmailChange':
      return confirm(command, account);
    case 'correctEmail':
      return correct(command, account);
    case 'cancelEmailChange':
      return ok(account.pendingEmail ? [{ type: 'EmailChangeCancelled', data: {} }] : []);
  }
}

/** Asking for the e-mail that the account has, or waits for, changes nothing. */
function request(command: RequestEmailChange, { emailKey: current, pendingEmail }: Account): Decision {
  const { userId, email, emailKey } = command;
  if (emailKey === current || emailKey === pendingEmail?.emailKey) return ok([]);
  return ok([
    { type: 'EmailChangeRequested', data: { person: userId, email, emailKey } },
    { type: 'VerificationRequested', data: requestOf(command) },
  ]);
}

/** Once an e-mail was verified, another one has to wait for its code. */
function correct(command: CorrectEmail, account: Account): Decision {
  const { userId, email, reserved, replaces, releases } = command;
  if (account.provenEmail !== null || account.emailVerified || account.emailKey !== replaces)
    return refuse('edited_meanwhile');
  if (hasGivenUp(account.givenUp, reserved)) return refuse('edited_meanwhile');
  const { emailKey } = reserved;
  const events: AccountEvent[] = account.pendingEmail ? [{ type: 'EmailChangeCancelled', data: {} }] : [];
  events.push({ type: 'EmailChanged', data: { person: userId, email, emailKey } });
  if (releases) events.push({ type: 'EmailGivenUp', data: { ...releases } });
  events.push({ type: 'VerificationRequested', data: requestOf(command) });
  return ok(events);
}

function confirm({ userId, reserved, replaces, releases }: ConfirmEmailChange, account: Account): Decision {
  const { emailKey } = reserved;
  const { pendingEmail } = account;
  if (pendingEmail?.emailKey !== emailKey)
    return account.emailKey === emailKey && account.emailVerified ? ok([]) : refuse('edited_meanwhile');
  if (account.emailKey !== replaces || hasGivenUp(account.givenUp, reserved))
    return refuse('edited_meanwhile');
  const { email } = pendingEmail;
  const events: AccountEvent[] = [
    { type: 'EmailChangeConfirmed', data: { person: userId, email, emailKey } },
  ];
  if (releases) events.push({ type: 'EmailGivenUp', data: { ...releases } });
  return ok(events);
}
