import { FALLBACKS } from '@qlaim/backend/contract';
import { asLanguage, LANGUAGE_NAMES, LANGUAGES } from '@qlaim/backend/texts';
import { Dialog, Select } from '@qlaim/web-kit';
import { useShown } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useFailure, useWords } from '../../texts/use-say.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** The language of the screens, and of the mails to the signed-in person. */
export default function LanguageDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const failure = useFailure();
  const { language } = useShown();
  const choose = useChooseLanguage();
  const [error, setError] = useState<string>();

  async function change(name: string) {
    const chosen = asLanguage(name);
    if (chosen === undefined) return;
    setError(undefined);
    await choose(chosen).catch((refused: unknown) => setError(failure(refused, FALLBACKS.general)));
  }

  return (
    <Dialog open title={words.language} size="small" onClose={onClose}>
      <Select
        label={words.languageLabel}
        value={language}
        error={error}
        onChange={({ target: { value } }) => void change(value)}
      >
        {LANGUAGES.map((name) => (
          <option key={name} value={name} lang={name}>
            {LANGUAGE_NAMES[name]}
          </option>
        ))}
      </Select>
    </Dialog>
  );
}
