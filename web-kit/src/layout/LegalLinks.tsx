import { ALWAYS_PUBLISHED, addressOfLegalPage } from '@qlaim/backend/contract';
import { useKitTexts } from '../kit-context.tsx';
import { useLook } from '../mark/look.ts';

/**
 * The links of an app to the storefront and the legal pages of its domain. An app that knows no domain leads to the pages that
 * every installation has, and to the first of all, whose foot leads to each.
 */
export function LegalLinks() {
  const { legal, shop } = useKitTexts();
  const { legal: published, storefront } = useLook();
  const known = published.length > 0;
  return (
    <nav aria-label={legal.links} className="qk-legal">
      {storefront === undefined ? null : <a href={storefront}>{shop}</a>}
      {known ? null : <a href="/legal">{legal.links}</a>}
      {(known ? published : ALWAYS_PUBLISHED).map((page) => (
        <a key={page} href={addressOfLegalPage(page)}>
          {legal.pages[page]}
        </a>
      ))}
    </nav>
  );
}
