import type { Language } from '@qlaim/backend/texts';
import type { AccountWords, AdviceTexts } from '@qlaim/backend/texts/account';
import { createContext, useContext } from 'react';

export interface Texts {
  readonly language: Language;
  readonly words: AccountWords;
  /** Undefined in English, which is the language of the kit's own advice. */
  readonly advice: AdviceTexts | undefined;
  /** Translates a message of the contract or the server. An unknown text stays as it came. */
  readonly say: (message: string) => string;
  /** Shows the screens in another language. What is typed stays. */
  readonly choose: (language: Language) => void;
}

export const TextsContext = createContext<Texts | null>(null);

/** Returns the texts of the sign-in screens. Throws outside `TextsProvider`. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No TextsProvider');
  return texts;
}
