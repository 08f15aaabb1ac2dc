import { KIT_ENGLISH, type KitTexts } from '@qlaim/backend/texts/kit';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ENGLISH_FORMATS, type Formats, formatsIn } from './format.ts';

interface Kit {
  readonly words: KitTexts;
  readonly formats: Formats;
}

const KitContext = createContext<Kit>({ words: KIT_ENGLISH, formats: ENGLISH_FORMATS });

interface KitProviderProps {
  /** The BCP 47 tag by which numbers and dates are written. */
  locale: string;
  words: KitTexts;
  children: ReactNode;
}

/** Gives the components of the kit another language than English. */
export function KitProvider({ locale, words, children }: KitProviderProps) {
  const kit = useMemo(() => ({ words, formats: formatsIn(locale, words.justNow) }), [locale, words]);
  return <KitContext value={kit}>{children}</KitContext>;
}

/** Returns the texts of the kit's own components. */
export const useKitTexts = (): KitTexts => useContext(KitContext).words;

/** Returns how numbers, dates, times and sizes are written in the language of the screen. */
export const useFormats = (): Formats => useContext(KitContext).formats;
