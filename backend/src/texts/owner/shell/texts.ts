import type { AdviceTexts } from '../../advice/index.ts';
import type { Translated } from '../../catalogue.ts';
import type { KitTexts } from '../../kit/index.ts';
import type { OwnerMessage, TranslatedMessages } from '../../messages/owner-message.ts';
import type { en } from './en.ts';

export type ShellWords = Translated<typeof en>;

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
