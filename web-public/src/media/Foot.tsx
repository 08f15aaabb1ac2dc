import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES } from '@qlaim/backend/texts';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import { useLook } from '@qlaim/web-kit';
import { LegalLinks } from '../frame/LegalLinks.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';

interface FootProps {
  /** The code whose content the page shows, so that it can be reported. */
  reports?: string;
}

/** The one line of ours on a page, and its languages, which are links. */
export function Foot({ reports }: FootProps) {
  const { foot } = useTexts();
  const current = useLanguage();
  const { name, logo } = useLook();
  return (
    <footer className="qp-foot">
      <p>
        {foot.kept}{' '}
        <a href="/welcome">
          {logo ? (
            <img className="qk-logo" src={logo.url} width={logo.width} height={logo.height} alt={name} />
          ) : (
            name
          )}
        </a>
      </p>
      {reports === undefined ? null : (
        <p className="qp-report">
          <a href={`/report/${reports}`} rel="nofollow">
            {REPORT_TEXTS[current].title}
          </a>
        </p>
      )}
      <LegalLinks />
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
