import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@qlaim/backend/texts';

interface LanguageSwitchProps {
  name: string;
  current: Language;
  /** Path and query of the page. */
  address: string;
}

/** Links to the page in each language. The server remembers the choice, so that the switch works without script. */
export function LanguageSwitch({ name, current, address }: LanguageSwitchProps) {
  return (
    <nav aria-label={name}>
      <ul className="qp-languages">
        {LANGUAGES.map((language) => (
          <li key={language}>
            {language === current ? (
              <b aria-current="true">{LANGUAGE_NAMES[language]}</b>
            ) : (
              <a href={inLanguage(address, language)} lang={language} hrefLang={language} rel="nofollow">
                {LANGUAGE_NAMES[language]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function inLanguage(address: string, language: Language): string {
  const [path = ''] = address.split('?', 1);
  const parameters = new URLSearchParams(address.slice(path.length));
  parameters.set(LANGUAGE_PARAMETER, language);
  return `?${parameters}`;
}
