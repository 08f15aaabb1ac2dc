export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same mail sent again carries the same id, so that a mail server can drop the repeat. */
  readonly messageId: string;
}

/** Resolves when the mail is safely handed over; rejects with `EngineUnavailable` when it should be tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
