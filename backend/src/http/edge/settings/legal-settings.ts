import type { Language } from '../../../contract/language.ts';
import type { LegalPage } from '../../../contract/legal/legal-page.ts';
import type { RetentionPeriods } from '../../../contract/legal/retention-periods.ts';

/** Texts of an operator in Markdown, by language. At least one language has one. */
export type LegalTexts = Readonly<Partial<Record<Language, string>>>;

/** Pages, except terms, that may stand elsewhere. */
export const LINKED_PAGES = ['imprint', 'privacy'] as const satisfies readonly LegalPage[];
type LinkedPage = (typeof LINKED_PAGES)[number];

/** A version of the terms of use. */
export interface TermsVersion {
  /** The day that names it, `2026-12-01`. Later versions have later days. */
  readonly day: string;
  /** Whether who has accepted an earlier version is asked again. */
  readonly asks: boolean;
  /** None where the version stands elsewhere. */
  readonly texts: LegalTexts;
  /** The page of the domain's own on which the version stands; undefined for a text. */
  readonly link: string | undefined;
}

/** The legal pages of a domain. */
export interface LegalSettings {
  /** The pages that there are, in the order of their links. */
  readonly published: readonly LegalPage[];
  /** The pages that are those of this domain alone. */
  readonly ownPages: readonly LegalPage[];
  /** What the operator wrote, except terms. */
  readonly texts: Readonly<Partial<Record<Exclude<LegalPage, 'terms'>, LegalTexts>>>;
  /** Where own pages stand that are no text: a page of another site. */
  readonly links: Readonly<Partial<Record<LinkedPage, string>>>;
  /** The versions of the terms, the newest first; empty where there are none. */
  readonly terms: readonly TermsVersion[];
  /** Whose terms they are; null for those of the installation. */
  readonly termsOf: string | null;
  /** The e-mail to which people write who can't use a page. */
  readonly contact: string;
  /** After which times data is removed, which the privacy notice names. */
  readonly retention: RetentionPeriods;
}
