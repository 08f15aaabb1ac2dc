import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';
import type { AccountMessage } from './messages.ts';

export type AccountWords = Translated<typeof en>;

/** What to do after a call without a usable answer. `when` is a time, or `moment`. */
export interface AdviceTexts {
  readonly network: string;
  readonly busy: (when: string) => string;
  readonly fault: (when: string) => string;
  readonly refused: string;
  readonly moment: string;
}

/** The texts of sign-in, sign-up, one-time code and reset in one language. */
export interface AccountTexts {
  readonly words: AccountWords;
  /** Translations of the contract's messages, by their English text. English needs none. */
  readonly messages: Readonly<Partial<Record<AccountMessage, string>>>;
  /** The English advice is that of all screens. */
  readonly advice?: AdviceTexts;
}

/** Texts in another language than English translate every message. */
export interface TranslatedTexts extends AccountTexts {
  readonly messages: Readonly<Record<AccountMessage, string>>;
  readonly advice: AdviceTexts;
}
