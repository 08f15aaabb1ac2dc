import type { Translated } from '../../catalogue.ts';
import type { KitTexts } from '../../kit/index.ts';
import type { OwnerMessage, TranslatedMessages } from '../../messages/owner-message.ts';
import type { en } from './en.ts';

export type ShellWords = Translated<typeof en>;

/** What to do after a call without a usable answer. `when` is a time, or `moment`. */
export interface AdviceTexts {
  readonly network: string;
  readonly busy: (when: string) => string;
  readonly fault: (when: string) => string;
  readonly refused: string;
  readonly moment: string;
}

/** The texts that every screen of the owner's app needs. In English, the kit has its own, and messages need none. */
export interface ShellTexts {
  readonly words: ShellWords;
  readonly advice?: AdviceTexts;
  readonly kit?: KitTexts;
  /** Translations of the contract's messages, by their English text. */
  readonly messages: Readonly<Partial<Record<OwnerMessage, string>>>;
}

/** Texts in another language than English translate every message. */
export interface TranslatedShell extends ShellTexts {
  readonly advice: AdviceTexts;
  readonly kit: KitTexts;
  readonly messages: TranslatedMessages;
}
