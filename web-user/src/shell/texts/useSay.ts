import { directionOf, type Language } from '@qlaim/backend/texts';
import { type OwnerMessage, SHELL, type ShellTexts } from '@qlaim/backend/texts/owner/shell';
import { useShown, useTexts } from './texts-context.ts';

/** A text, and the language that it is in. */
export interface Said {
  readonly text: string;
  readonly lang: Language;
  readonly dir: 'ltr' | 'rtl';
}

/** Returns the translation of messages of the contract or the server. An unknown text stays as it came, in English. */
export function useSaid(): (message: string) => Said {
  const { language } = useShown();
  const { messages } = useTexts(SHELL);
  return (message) => {
    const text = isKnown(messages, message) ? messages[message] : undefined;
    const lang = text === undefined ? 'en' : language;
    return { text: text ?? message, lang, dir: directionOf(lang) };
  };
}

/** Returns the translation of messages as a text alone. */
export function useSay(): (message: string) => string {
  const said = useSaid();
  return (message) => said(message).text;
}

const isKnown = (messages: ShellTexts['messages'], message: string): message is OwnerMessage =>
  Object.keys(messages).includes(message);
