import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES } from '@qlaim/backend/texts';
import { SHELL } from '@qlaim/backend/texts/owner/shell';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useChooseLanguage } from '../../shell/texts/useChooseLanguage.ts';

/** Links to the screen in each language. A plain click switches without a load, so that nothing typed is lost. */
export function LanguageSwitch() {
  const { language: shown } = useShown();
  const { words } = useTexts(SHELL);
  const choose = useChooseLanguage();
  const { pathname, search } = useLocation();

  function addressIn(language: string): string {
    const parameters = new URLSearchParams(search);
    parameters.set(LANGUAGE_PARAMETER, language);
    return `${pathname}?${parameters}`;
  }

  return (
    <nav className="qu-languages" aria-label={words.language}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={addressIn(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === shown ? 'true' : undefined}
          className="qu-language"
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            if (language !== shown) choose(language);
          }}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}

/** Whether a click opens a new tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
