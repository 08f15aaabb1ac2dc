import type { Language } from '../../contract/language.ts';
import { en } from './en.ts';
import type { AccountTexts, TranslatedTexts } from './texts.ts';

export type { AccountMessage } from './messages.ts';
export type { AccountTexts, AccountWords, AdviceTexts } from './texts.ts';

export const ENGLISH: AccountTexts = { words: en, messages: {} };

/** Every language but English is a chunk of its own, so that an app loads the one that it shows. */
const LOADERS = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
} satisfies Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: TranslatedTexts }>>;

/** Loads the texts of a language. Rejects where the connection fails. */
export const loadAccountTexts = async (language: Language): Promise<AccountTexts> =>
  language === 'en' ? ENGLISH : (await LOADERS[language]()).texts;
