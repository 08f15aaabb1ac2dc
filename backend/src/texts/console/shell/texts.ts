import type { Translated } from '../../catalogue.ts';
import type { KitTexts } from '../../kit/index.ts';
import type { ConsoleMessage } from '../../messages/console/console-message.ts';
import type { ContractMessage } from '../../messages/contract-message.ts';
import type { en } from './en.ts';

export type ConsoleWords = Translated<typeof en>;

/** The texts that every screen of the console needs. In English, the kit has its own, and messages need none. */
export interface ConsoleTexts {
  readonly words: ConsoleWords;
  readonly kit?: KitTexts;
  /** Translations of the contract's messages, by their English text. */
  readonly messages: Readonly<Partial<Record<ContractMessage | ConsoleMessage, string>>>;
}

/** Texts in another language than English translate every message. */
export interface TranslatedConsole extends ConsoleTexts {
  readonly kit: KitTexts;
  readonly messages: Readonly<Record<ContractMessage | ConsoleMessage, string>>;
}
