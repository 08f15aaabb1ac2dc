export interface Mail {
  /** The sender, `Name <address>` or the address alone; absent for that of the mailer. */
  readonly from?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The tag of the language of its texts. */
  readonly language: string;
  /** The same mail sent again has the same id, so that a mail server can drop the repeat. The Message-ID begins with it. */
  readonly id: string;
}

/** The server accepts mails, but not this one for now. */
export class MailDeferred extends Error {}

/**
 * Resolves when the server has accepted the mail. Rejects with `EngineUnavailable` when the server accepts no mail. Rejects
 * with `MailDeferred` when this mail should be sent again later. Rejects with another error when it is refused for good. No
 * error contains the address.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes what this mailer itself keeps of mails that it sent before a time. A mail server's copies are its own. */
  forget(before: Date): Promise<void>;
  close(): Promise<void>;
}
