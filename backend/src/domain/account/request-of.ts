import type { Language } from '../../contract/language.ts';

/** A request for a mail. */
export interface MailRequested {
  readonly requestId: string;
  /** The language of the request. An account's own precedes it. */
  readonly language?: Language | undefined;
}

/** Returns the data of the event that requests a mail. */
export const requestOf = ({ requestId, language }: MailRequested) =>
  language === undefined ? { requestId } : { requestId, language };
