import { ALWAYS_PUBLISHED, addressOfLegalPage } from '@qlaim/backend/contract';
import type { Language } from '@qlaim/backend/texts';
import { LEGAL_NAMES } from '@qlaim/backend/texts/legal-names';

/**
 * The links of an app to the legal pages: those that every installation has, and the first of all, whose foot leads to each. An
 * app thus need not ask which ones the operator wrote.
 */
export function LegalLinks({ language }: { language: Language }) {
  const { links, pages } = LEGAL_NAMES[language];
  return (
    <nav aria-label={links} className="qk-legal">
      <a href="/legal">{links}</a>
      {ALWAYS_PUBLISHED.map((page) => (
        <a key={page} href={addressOfLegalPage(page)}>
          {pages[page]}
        </a>
      ))}
    </nav>
  );
}
