import { directionOf } from '@qlaim/backend/texts';
import { type LaterToast, notify, type ToastAction, type ToastLanguage, useKitTexts } from '@qlaim/web-kit';
import { useShown } from '@qlaim/web-kit/texts';
import { messageOf } from '../../api/failure.ts';
import { useSaid } from './useSay.ts';

type Words = readonly [text: string, action: ToastAction | undefined, language: ToastLanguage];

export interface Tell {
  /** Shows a message of success of the contract or the server, translated. It may offer an action, such as Undo. */
  readonly ok: (message: string, action?: ToastAction) => void;
  /** Shows the message of a refusal, translated. */
  readonly refused: (message: string) => void;
  /** Shows the server's message of a failed call, or the fallback, translated. */
  readonly fail: (error: unknown, fallback: string) => void;
  /** Shows a text of the screen's catalogue: a success, or something to put right. `later` is for the next page load. */
  readonly text: {
    readonly ok: (text: string) => void;
    readonly fail: (text: string) => void;
    readonly later: (toast: Omit<LaterToast, 'language'>) => LaterToast;
  };
  /** Makes a toast of a message for the next page load, which `notifyLater` stores. */
  readonly later: (toast: Omit<LaterToast, 'language'>) => LaterToast;
}

/** Returns the toasts of the app. Each keeps its language on the page that follows. */
export function useTell(): Tell {
  const saidIn = useSaid();
  const { dismiss } = useKitTexts();
  const { language } = useShown();
  const own = (text: string): Words => [
    text,
    undefined,
    { lang: language, dir: directionOf(language), dismiss },
  ];
  const said = (message: string, action?: ToastAction): Words => {
    const { text, lang, dir } = saidIn(message);
    return [text, action, { lang, dir, dismiss }];
  };
  return {
    ok: (message, action) => notify.ok(...said(message, action)),
    refused: (message) => notify.fail(...said(message)),
    fail: (error, fallback) => notify.fail(...said(messageOf(error, fallback))),
    text: {
      ok: (text) => notify.ok(...own(text)),
      fail: (text) => notify.fail(...own(text)),
      later: (toast) => ({ ...toast, language: own(toast.message)[2] }),
    },
    later: (toast) => {
      const [message, , words] = said(toast.message);
      return { ...toast, message, language: words };
    },
  };
}
