import { ALWAYS_PUBLISHED, addressOfLegalPage } from '@qlaim/backend/contract';
import { useKitTexts } from '../kit-context.tsx';

/**
 * The links of an app to the legal pages: those that every installation has, and the first of all, whose foot leads to each. An
 * app thus need not ask which ones the operator wrote.
 */
export function LegalLinks() {
  const { links, pages } = useKitTexts().legal;
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
