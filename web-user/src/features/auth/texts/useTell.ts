import { directionOf, type Language } from '@qlaim/backend/texts';
import { notify } from '@qlaim/web-kit';
import { messageOf } from '../../../api/failure.ts';
import { useTexts } from './texts-context.ts';

export interface Tell {
  /** Shows a message of success. */
  ok: (message: string) => void;
  /** Shows the message of a refusal. */
  refused: (message: string) => void;
  /** Shows the server's message of a failed call, or the fallback. */
  fail: (error: unknown, fallback: string) => void;
}

/** Returns the toasts of the sign-in screens. They keep their language on the page that follows. */
export function useTell(): Tell {
  const { language, words, say } = useTexts();
  function shown(message: string) {
    const text = say(message);
    // A text without a translation is English.
    const lang: Language = text === message ? 'en' : language;
    return [text, undefined, { lang, dir: directionOf(lang), dismiss: words.dismiss }] as const;
  }
  return {
    ok: (message) => notify.ok(...shown(message)),
    refused: (message) => notify.fail(...shown(message)),
    fail: (error, fallback) => notify.fail(...shown(messageOf(error, fallback))),
  };
}
