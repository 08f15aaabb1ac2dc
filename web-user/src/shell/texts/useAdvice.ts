import { LOCALES } from '@qlaim/backend/texts';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { adviceAfter, causeOf } from '@qlaim/web-kit/failures';
import { useShown, useTexts } from '@qlaim/web-kit/texts';

/** Returns the advice after a failed call, in the language of the screen. */
export function useAdvice(): (error: unknown) => string {
  const { language } = useShown();
  const { advice } = useTexts(SHELL);
  return (error) => adviceAfter(error, advice, LOCALES[language]);
}

/**
 * Returns the advice after a failed read of codes. After a server fault it promises nothing about scans, which may fail
 * too.
 */
export function useAdviceOnCodes(): (error: unknown) => string {
  const { words } = useTexts(SHELL);
  const adviceOn = useAdvice();
  return (error) => (causeOf(error) === 'fault' ? adviceOn(error) : `${adviceOn(error)} ${words.scansWork}`);
}
