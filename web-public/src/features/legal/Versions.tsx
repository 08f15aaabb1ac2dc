import type { LegalView } from '@qlaim/backend/contract';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import { longDay } from './long-day.ts';

/** The version of the terms, and links to all others. */
export function Versions({ view: { language, terms } }: { view: LegalView }) {
  if (!terms) return null;
  const { version, earlier } = LEGAL_TEXTS[language];
  const others = terms.days.filter((day) => day !== terms.day);
  return (
    <>
      <p className="qk-soft">{version(longDay(terms.day, language))}</p>
      {others.length === 0 ? null : (
        <details>
          <summary>{terms.day === terms.days[0] ? earlier : LEGAL_NAMES[language].pages.terms}</summary>
          <ul>
            {others.map((day) => (
              <li key={day}>
                <a href={`/legal/terms/${day}`}>{version(longDay(day, language))}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
