/** The legal pages, in the order of the links to them: `/legal/<page>`. `rules` are the house's rules for owners' pages. */
export const LEGAL_PAGES = ['imprint', 'privacy', 'terms', 'contact', 'accessibility', 'rules'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/**
 * The pages that the product fills itself: the table of what is kept about people, and a text of its own for accessibility and
 * rules, until the operator writes one.
 */
export const ALWAYS_PUBLISHED: readonly LegalPage[] = ['privacy', 'accessibility', 'rules'];

/** Returns the page that a text names, or undefined. */
export const asLegalPage = (text: string): LegalPage | undefined => LEGAL_PAGES.find((page) => page === text);

export const addressOfLegalPage = (page: LegalPage): string => `/legal/${page}`;
