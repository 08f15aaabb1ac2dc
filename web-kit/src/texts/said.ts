import { directionOf, type Language } from '@qlaim/backend/texts';

/** A text, and the language that it is in. */
export interface Said {
  readonly text: string;
  readonly lang: Language;
  readonly dir: 'ltr' | 'rtl';
}

/** Returns what translates messages of the contract or the server. An unknown text stays as it came, in English. */
export const saidIn =
  (messages: Readonly<Record<string, string>>, language: Language) =>
  (message: string): Said => {
    // `Object.hasOwn` is younger than the oldest browsers of the sign-in (decision 63).
    const text = Object.keys(messages).includes(message) ? messages[message] : undefined;
    const lang = text === undefined ? 'en' : language;
    return { text: text ?? message, lang, dir: directionOf(lang) };
  };
