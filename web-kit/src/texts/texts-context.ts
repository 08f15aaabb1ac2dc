import type { Area, Language } from '@qlaim/backend/texts';
import { createContext, use, useContext, useLayoutEffect } from 'react';

export interface Shown {
  /** The language of the screen. */
  readonly language: Language;
  /** Shows all screens in another language. What is typed stays. Rejects where its texts do not load. */
  readonly choose: (language: Language) => Promise<void>;
  /** Shows all screens in English, because texts did not load. */
  readonly fallBack: () => void;
}

export const ShownContext = createContext<Shown>({
  language: 'en',
  choose: async () => undefined,
  fallBack: () => undefined,
});

/** Returns the language of the screen, and what changes it. */
export const useShown = (): Shown => useContext(ShownContext);

/** The areas that this page load has shown. Their texts are loaded before another language is shown. */
const used = new Set<Pick<Area<unknown>, 'load'>>();

/** Loads the texts of all shown areas in a language. Rejects where the connection fails. */
export const loadShown = (language: Language) => Promise.all([...used].map((area) => area.load(language)));

/** Returns the texts of an area in the language of the screen. The component waits until they are loaded. */
export function useTexts<T>(area: Area<T>): T {
  const { language, fallBack } = useShown();
  const found = area.first(language);
  const { texts, language: loaded } = found instanceof Promise ? use(found) : found;
  const failed = loaded !== language;
  useLayoutEffect(() => {
    used.add(area);
    if (failed) fallBack();
  }, [area, failed, fallBack]);
  return texts;
}
