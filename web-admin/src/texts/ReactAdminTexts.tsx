import { asLanguage } from '@qlaim/backend/texts';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useMemo } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';

/** Gives react-admin the language of the screen, and its few own texts. A text that is no key is shown as it is. */
export function ReactAdminTexts({ children }: { children: ReactNode }) {
  const { language, choose } = useShown();
  const texts: Readonly<Record<string, string>> = useTexts(CONSOLE).words.reactAdmin;
  const provider = useMemo<I18nProvider>(
    () => ({
      translate: (key, options) => texts[key] ?? options?._ ?? key,
      changeLocale: (locale) => choose(asLanguage(locale) ?? language),
      getLocale: () => language,
    }),
    [language, choose, texts],
  );
  return <I18nContext value={provider}>{children}</I18nContext>;
}
