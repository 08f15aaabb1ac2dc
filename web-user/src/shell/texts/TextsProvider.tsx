import { type Language, LOCALES } from '@qlaim/backend/texts';
import { KIT_ENGLISH } from '@qlaim/backend/texts/kit';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { KitProvider } from '@qlaim/web-kit';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useAccountLanguage } from '../../api/known-user.ts';
import { rememberLanguage, writeDocument } from '../language.ts';
import { usePreferredLanguage } from '../server-language.ts';
import { loadShown, ShownContext, useShown, useTexts } from './texts-context.ts';

/** Shows the screens in the language of their reader, and switches it. The document has the same language. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const preferred = usePreferredLanguage(useAccountLanguage());
  const [chosen, setChosen] = useState<Language>();
  const [failed, setFailed] = useState<Language>();
  const wanted = chosen ?? preferred;
  const language = wanted === failed ? 'en' : wanted;

  const choose = useCallback(async (choice: Language) => {
    await loadShown(choice);
    rememberLanguage(choice);
    setFailed(undefined);
    setChosen(choice);
  }, []);
  const fallBack = useCallback(() => setFailed(wanted), [wanted]);
  const shown = useMemo(() => ({ language, choose, fallBack }), [language, choose, fallBack]);

  return (
    <ShownContext value={shown}>
      <InLanguage>{children}</InLanguage>
    </ShownContext>
  );
}

/** Gives the language of the screen to the document, and its texts to the components of the kit. */
function InLanguage({ children }: { children: ReactNode }) {
  const { language } = useShown();
  const { kit } = useTexts(SHELL);
  useLayoutEffect(() => writeDocument(language), [language]);
  return (
    <KitProvider locale={LOCALES[language]} words={kit ?? KIT_ENGLISH}>
      {children}
    </KitProvider>
  );
}
