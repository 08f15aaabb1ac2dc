export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same mail sent again carries the same id, so that a mail server can drop the repeat. */
  readonly messageId: string;
}

/** The server is there, and takes other mails, but this one not now. */
export class MailDeferred extends Error {}

/**
 * Resolves when the mail is safely handed over. Rejects with `EngineUnavailable` when no mail can be, with `MailDeferred`
 * when this one should be tried again after a while, and with another error when it was refused for good. No error has the
 * address in it.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
