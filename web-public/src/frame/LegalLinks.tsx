import { addressOfLegalPage, type LegalPage } from '@qlaim/backend/contract';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';
import { createContext, useContext } from 'react';
import { useLanguage } from '../texts/use-texts.ts';

const PublishedContext = createContext<readonly LegalPage[]>([]);

/** Sets the legal pages that there are. */
export const PublishedProvider = PublishedContext.Provider;

/** Links to the legal pages, which stand in every foot. */
export function LegalLinks() {
  const { links, pages } = LEGAL_NAMES[useLanguage()];
  const published = useContext(PublishedContext);
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
