import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES } from '@qlaim/backend/texts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';

/** The one line of ours on a page, and its languages, which are links. */
export function Foot() {
  const { foot } = useTexts();
  const current = useLanguage();
  return (
    <footer className="qp-foot">
      <p>
        {foot.kept} <a href="/welcome">Qlaim</a>
      </p>
      <nav aria-label={foot.languages}>
        <ul className="qp-languages">
          {LANGUAGES.map((language) => (
            <li key={language}>
              <a
                href={`?${LANGUAGE_PARAMETER}=${language}`}
                lang={language}
                hrefLang={language}
                rel="nofollow"
                aria-current={language === current ? 'true' : undefined}
              >
                <bdi>{LANGUAGE_NAMES[language]}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
