import { FALLBACKS } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import type { AccountMessage, AccountTexts } from '@qlaim/backend/texts/account';
import { type ReactNode, use, useLayoutEffect, useState } from 'react';
import { notifyFailure } from '../../../api/failure.ts';
import { rememberLanguage, writeDocument } from '../../../shell/language.ts';
import { usePreferredLanguage } from '../../../shell/server-language.ts';
import { firstTexts, loadTexts } from './load-texts.ts';
import { TextsContext } from './texts-context.ts';

/** Loads and switches the texts of the sign-in screens. The document has their language while one of them is shown. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const [preferred, setPreferred] = useState(usePreferredLanguage());
  const found = firstTexts(preferred);
  const { language, texts } = found instanceof Promise ? use(found) : found;

  useLayoutEffect(() => {
    writeDocument(language);
    return () => writeDocument('en');
  }, [language]);

  async function choose(chosen: Language) {
    try {
      await loadTexts(chosen);
    } catch (error) {
      return notifyFailure(error, say(FALLBACKS.general));
    }
    rememberLanguage(chosen);
    setPreferred(chosen);
  }
  const { words, advice } = texts;
  const say = (message: string) => translate(texts, message);

  return (
    <TextsContext value={{ language, words, advice, say, choose: (chosen) => void choose(chosen) }}>
      {children}
    </TextsContext>
  );
}

const isKnown = ({ messages }: AccountTexts, message: string): message is AccountMessage =>
  Object.hasOwn(messages, message);

const translate = (texts: AccountTexts, message: string): string =>
  isKnown(texts, message) ? (texts.messages[message] ?? message) : message;
