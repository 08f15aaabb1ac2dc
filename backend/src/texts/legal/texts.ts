import type { PrivacyTopic } from '../../contract/legal/privacy-topic.ts';
import type { RetentionPeriods } from '../../contract/legal/retention-periods.ts';

/** A row of the privacy notice. */
export interface TopicTexts {
  /** What is kept. */
  readonly what: string;
  /** What for. */
  readonly why: string;
  /** Until when. */
  readonly until: string;
}

/** The texts of the legal pages that are not the operator's. */
export interface LegalTexts {
  readonly missing: { readonly words: string; readonly home: string };
  /** The version of the terms: `day` is written out. */
  readonly version: (day: string) => string;
  readonly earlier: string;
  /** Stands before the link to a text that is published elsewhere. */
  readonly elsewhere: string;
  readonly otherLanguage: string;
  readonly accept: {
    readonly title: string;
    /** To who has accepted no version yet. */
    readonly first: string;
    /** To who has accepted an earlier one. */
    readonly again: string;
    readonly button: string;
    /** What is open to who does not accept. */
    readonly else: string;
    readonly profile: string;
  };
  readonly privacy: {
    readonly heading: string;
    readonly lead: string;
    readonly what: string;
    readonly why: string;
    readonly until: string;
    readonly records: string;
    readonly after: string;
    readonly topics: Readonly<Record<PrivacyTopic, TopicTexts>>;
    /** What goes earlier where the shop has set it, with the number of days, months or years. */
    readonly periods: Readonly<Record<keyof RetentionPeriods, (count: number) => string>>;
  };
  /** The rules of a shop that has written none. They forbid what can be reported. */
  readonly rules: {
    readonly lead: string;
    readonly forbids: readonly string[];
    readonly leads: string;
    readonly otherwise: string;
    readonly decision: string;
  };
  readonly accessibility: {
    readonly lead: string;
    readonly means: readonly string[];
    readonly limits: string;
    readonly limitsWords: string;
    readonly write: string;
    readonly writeWords: string;
  };
}
