import { ACCOUNT } from '../../../../domain/account/account.ts';
import type { PersonalDataPorts } from './ports.ts';

/** What events request a mail, in words. */
const MAILS: Readonly<Record<string, string>> = {
  VerificationRequested: 'one-time code to verify the email',
  PasswordResetRequested: 'link to set a new password',
  ConfirmationRequested: 'one-time code to confirm a step',
  EmailChanged: 'notice of a changed email',
  SecureCodeGuessed: 'notice of guesses of a secure code',
};

/** Yields the mails to a person: when each was asked for, and its outcome while that is kept. Texts are never kept. */
export async function* mailRecord(
  { log, vault }: PersonalDataPorts,
  userId: string,
): AsyncGenerator<unknown> {
  for await (const { type, id, at } of log.read(ACCOUNT.streamOf(userId))) {
    const mail = MAILS[type];
    if (mail === undefined) continue;
    const outcome = (await vault.get('outbox', id))?.value ?? 'not kept';
    yield { mail, at, outcome };
  }
}
