import { CONSOLE, type ConsoleWords } from '@qlaim/backend/texts/console/shell';
import { saidIn, useShown, useTexts } from '@qlaim/web-kit/texts';
import { messageOf } from './message-of.ts';

/** Returns the texts that all screens of the console share. */
export const useWords = (): ConsoleWords => useTexts(CONSOLE).words;

/** Returns the translation of messages of the contract or the server. An unknown text stays as it came, in English. */
export function useSay(): (message: string) => string {
  const { language } = useShown();
  const said = saidIn(useTexts(CONSOLE).messages, language);
  return (message) => said(message).text;
}

/** Returns the translation of the server's message of a failure, else that of the fallback (specification, section 8). */
export function useFailure(): (error: unknown, fallback: string) => string {
  const say = useSay();
  return (error, fallback) => say(messageOf(error, fallback));
}
