import type { Language } from '@qlaim/backend/texts';
import { createContext, useContext } from 'react';
import { preferredLanguage, shownLanguage } from './language.ts';

/** The language in which the server renders a page. Undefined in the browser, which knows its own. */
export const ServerLanguage = createContext<Language | undefined>(undefined);

/** Returns the language that the visitor prefers, as server or browser know it. */
export function usePreferredLanguage(ofAccount: Language | undefined): Language {
  const language = useContext(ServerLanguage);
  return language ?? preferredLanguage(ofAccount);
}

/** Returns the language of the shown page. */
export function useShownLanguage(): Language {
  const language = useContext(ServerLanguage);
  return language ?? shownLanguage();
}
