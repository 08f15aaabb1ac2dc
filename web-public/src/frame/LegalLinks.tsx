import { addressOfLegalPage } from '@qlaim/backend/contract';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import { useLook } from '@qlaim/web-kit';
import { useLanguage } from '../texts/use-texts.ts';

/** Links to the legal pages, which stand in every foot. */
export function LegalLinks() {
  const { links, pages } = LEGAL_NAMES[useLanguage()];
  const { legal: published } = useLook();
  if (published.length === 0) return null;
  return (
    <nav aria-label={links}>
      <ul className="qp-legal-links">
        {published.map((page) => (
          <li key={page}>
            <a href={addressOfLegalPage(page)}>{pages[page]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
