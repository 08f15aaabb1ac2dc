import type { LegalPage } from '../../contract/legal/legal-page.ts';

/** The names of the legal pages in one language. */
export interface LegalNames {
  /** The name of the list of links to the pages. */
  readonly links: string;
  readonly pages: Readonly<Record<LegalPage, string>>;
}
