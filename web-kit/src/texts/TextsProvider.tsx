import { type Area, type Language, LOCALES } from '@qlaim/backend/texts';
import { KIT_ENGLISH, type KitTexts } from '@qlaim/backend/texts/kit';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { KitProvider } from '../kit-context.tsx';
import { rememberLanguage, writeDocument } from './language.ts';
import { usePreferredLanguage } from './server-language.ts';
import { loadShown, ShownContext, useShown, useTexts } from './texts-context.ts';

/** The texts of all screens of an app. English leaves out those of the kit, which has them itself. */
type Shell = Area<{ readonly kit?: KitTexts }>;

interface TextsProviderProps {
  shell: Shell;
  /** The language of the signed-in account. */
  ofAccount: Language | undefined;
  children: ReactNode;
}

/** Shows the screens in the language of their reader, and switches it. The document has the same language. */
export function TextsProvider({ shell, ofAccount, children }: TextsProviderProps) {
  const preferred = usePreferredLanguage(ofAccount);
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
      <InLanguage shell={shell}>{children}</InLanguage>
    </ShownContext>
  );
}

/** Gives the language of the screen to the document, and its texts to the components of the kit. */
function InLanguage({ shell, children }: Pick<TextsProviderProps, 'shell' | 'children'>) {
  const { language } = useShown();
  const { kit } = useTexts(shell);
  useLayoutEffect(() => writeDocument(language), [language]);
  return (
    <KitProvider locale={LOCALES[language]} words={kit ?? KIT_ENGLISH}>
      {children}
    </KitProvider>
  );
}
