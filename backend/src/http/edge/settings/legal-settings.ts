import type { Language } from '../../../contract/language.ts';
import type { LegalPage } from '../../../contract/legal/legal-page.ts';
import type { RetentionPeriods } from '../../../contract/legal/retention-periods.ts';

/** Texts of an operator in Markdown, by language. At least one language has one. */
export type LegalTexts = Readonly<Partial<Record<Language, string>>>;

/** A version of the terms of use. */
export interface TermsVersion {
  /** The day that names it, `2026-12-01`. Later versions have later days. */
  readonly day: string;
  /** Whether who has accepted an earlier version is asked again. */
  readonly asks: boolean;
  readonly texts: LegalTexts;
}

/** The legal pages of a domain. */
export interface LegalSettings {
  /** The pages that there are, in the order of their links. */
  readonly published: readonly LegalPage[];
  /** The pages whose text serves at this domain alone. */
  readonly ownPages: readonly LegalPage[];
  /** What the operator wrote, except terms. */
  readonly texts: Readonly<Partial<Record<Exclude<LegalPage, 'terms'>, LegalTexts>>>;
  /** The versions of the terms, the newest first; empty where there are none. All domains have the same. */
  readonly terms: readonly TermsVersion[];
  /** The e-mail to which people write who can't use a page. */
  readonly contact: string;
  /** After which times data is removed, which the privacy notice names. */
  readonly retention: RetentionPeriods;
}
