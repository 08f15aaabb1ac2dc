import { LEGAL_PAGES, type LegalPage } from '../../../contract/legal/legal-page.ts';
import type { OwnSettings } from '../../../domain/domain-settings/decide.ts';
import { type LegalSettings, LINKED_PAGES } from '../settings/legal-settings.ts';

type Own = Pick<OwnSettings, (typeof LINKED_PAGES)[number] | 'terms' | 'termsDay'>;

/** Returns the legal pages of a domain, with the links that take the place of texts. Earlier texts of its own terms stay. */
export function withOwnLinks(legal: LegalSettings, own: Own, domain: string): LegalSettings {
  const linked = LINKED_PAGES.filter((page) => own[page] !== null);
  const terms = linkedTerms(own);
  const pages: readonly LegalPage[] = terms ? [...linked, 'terms'] : linked;
  if (pages.length === 0) return legal;
  const among = (known: readonly LegalPage[]) =>
    LEGAL_PAGES.filter((page) => known.includes(page) || pages.includes(page));
  return {
    ...legal,
    published: among(legal.published),
    ownPages: among(legal.ownPages),
    links: Object.fromEntries(linked.map((page) => [page, own[page]])),
    ...(terms && {
      terms: [terms, ...(legal.termsOf === domain ? legal.terms : []).filter(({ day }) => day !== terms.day)],
      termsOf: domain,
    }),
  };
}

const linkedTerms = ({ terms, termsDay }: Own) =>
  terms === null || termsDay === null ? undefined : { day: termsDay, asks: true, texts: {}, link: terms };
