import { ROUTES } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { useShown } from '@qlaim/web-kit/texts';
import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from '../../api/console-provider.ts';

/** Returns the switch of the language. This browser stores it, and so does the account. Rejects where its texts do not load. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { choose } = useShown();
  const { call } = useDataProvider<ConsoleProvider>();
  return async (language) => {
    await choose(language);
    // A failure is not shown: the screen has its language, and the next switch sends it again.
    await call(ROUTES.chooseLanguage, { body: { language } }).catch(() => undefined);
  };
}
