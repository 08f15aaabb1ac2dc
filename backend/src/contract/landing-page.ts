import type { Preview } from './content/preview.ts';
import type { SiteLook } from './domains/site-look.ts';
import type { Language } from './language.ts';
import type { LegalPage } from './legal/legal-page.ts';
import type { PrivacyTopic } from './legal/privacy-topic.ts';
import type { RetentionPeriods } from './legal/retention-periods.ts';
import type { NoticeField, NoticeMessage } from './notices/notice.ts';
import type { ClaimObstacle } from './pages.ts';
import type { RenderedPage } from './scan-page.ts';

/** Who looks at a page, as far as the page shows it. */
export type LandingVisitor =
  | { readonly kind: 'stranger' | 'unverified' | 'admin' }
  | { readonly kind: 'user'; readonly name: string; readonly email: string };

interface LandingPageParts {
  readonly language: Language;
  /** Path and query of the page, for the language switch. */
  readonly address: string;
  readonly visitor: LandingVisitor;
}

/** Offers a code that can be claimed (section 4, claim flow). */
export interface ClaimablePage extends LandingPageParts {
  readonly kind: 'claimable';
  readonly code: string;
  /** Whether the last try failed for a reason that may pass. The page then leaves the next try to the visitor. */
  readonly failed: boolean;
}

/** Says why a code cannot be claimed. */
export interface RefusedPage extends LandingPageParts {
  readonly kind: 'refused';
  /** The short code, or the text in its place. */
  readonly code: string;
  readonly reason: ClaimObstacle;
}

/** The product's public page, with the reason why a scan led here. */
export interface WelcomePage extends LandingPageParts {
  readonly kind: 'welcome';
  readonly code: string | undefined;
  readonly reason: ClaimObstacle | undefined;
}

/** Shows where a code leads, before one goes there. It names no person. */
export interface PreviewPage extends LandingPageParts {
  readonly kind: 'preview';
  readonly code: string;
  readonly leads: Preview;
  /** When the content was last saved, ISO 8601, UTC; null without content. */
  readonly since: string | null;
  /** ISO 8601, UTC; null where it has no owner. */
  readonly claimedAt: string | null;
}

/** The fields of a notice as they were typed; `goodFaith` is empty unless it was ticked. */
export type TypedNotice = Readonly<Record<NoticeField, string>>;

/** The form that reports what a code shows (DSA, Article 16). */
export interface ReportPage extends LandingPageParts {
  readonly kind: 'report';
  readonly code: string;
  readonly typed: TypedNotice;
  readonly problems: Readonly<Partial<Record<NoticeField, NoticeMessage>>>;
  /** Whether this network, or the e-mail, has sent too many notices. */
  readonly tooMany: boolean;
}

/** Says that a notice was received. */
export interface ReportedPage extends LandingPageParts {
  readonly kind: 'reported';
  readonly code: string;
  readonly number: string;
  /** Whether a receipt goes to an e-mail. */
  readonly mailed: boolean;
}

/** A legal page: what the operator wrote, and what the product adds. */
export interface LegalView extends LandingPageParts {
  readonly kind: 'legal';
  readonly page: LegalPage;
  /** What the operator wrote: safe HTML, and its language. Undefined where they wrote nothing. */
  readonly text: { readonly html: string; readonly language: Language } | undefined;
  /** The page elsewhere that takes the place of the text; undefined for none. */
  readonly link: string | undefined;
  /** Of terms: the day of the shown version, and those of all versions, the newest first. */
  readonly terms: { readonly day: string; readonly days: readonly string[] } | undefined;
  /** Of the privacy notice: what is kept about people, and the types of the events that hold it. */
  readonly topics: readonly { readonly topic: PrivacyTopic; readonly events: readonly string[] }[];
  /** The e-mail of the shop. */
  readonly contact: string;
  /** After which times data is removed. */
  readonly periods: RetentionPeriods;
}

/** Asks a signed-in person to accept the terms of use. */
export interface AcceptView extends LandingPageParts {
  readonly kind: 'accept';
  /** The day of the version. */
  readonly day: string;
  /** Undefined for a version that stands elsewhere. */
  readonly text: { readonly html: string; readonly language: Language } | undefined;
  /** The page elsewhere on which the version stands; null for a text. */
  readonly link: string | null;
  /** Whose terms they are; null for those of the installation. */
  readonly domain: string | null;
  /** Whether the person has accepted an earlier version. */
  readonly again: boolean;
  /** Path and query of the page that opens afterwards. */
  readonly back: string;
}

/** The data of a page that the server renders where a code has no content to show, or before it is shown. */
export type LandingPage =
  | AcceptView
  | ClaimablePage
  | LegalView
  | PreviewPage
  | RefusedPage
  | ReportedPage
  | ReportPage
  | WelcomePage;

/** `scripts` are the texts of its script elements, which its content security policy has to allow. */
export interface RenderedLandingPage extends RenderedPage {
  readonly scripts: readonly string[];
}

/**
 * The part of the server build of the public app that renders these pages. They are complete without script. `look`:
 * how they look at their domain.
 */
export interface LandingPageRenderer {
  renderLandingPage(page: LandingPage, look: SiteLook): RenderedLandingPage;
}
