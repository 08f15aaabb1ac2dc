import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { type Said, saidIn, useShown, useTexts } from '@qlaim/web-kit/texts';

/** Returns the translation of messages of the contract or the server. An unknown text stays as it came, in English. */
export function useSaid(): (message: string) => Said {
  const { language } = useShown();
  return saidIn(useTexts(SHELL).messages, language);
}

/** Returns the translation of messages as a text alone. */
export function useSay(): (message: string) => string {
  const said = useSaid();
  return (message) => said(message).text;
}
