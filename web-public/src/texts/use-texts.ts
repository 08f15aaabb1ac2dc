import { DEFAULT_LANGUAGE, type Language } from '@qlaim/backend/texts';
import { SCAN_TEXTS, type ScanTexts } from '@qlaim/backend/texts/scan';
import { createContext, useContext } from 'react';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Sets the language of our own texts in what it holds. */
export const LanguageProvider = LanguageContext.Provider;

export const useLanguage = (): Language => useContext(LanguageContext);

/** Returns our own texts in the language of the page. */
export const useTexts = (): ScanTexts => SCAN_TEXTS[useLanguage()];
