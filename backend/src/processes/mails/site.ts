import type { LegalPage } from '../../contract/legal/legal-page.ts';

/** What mails lead to. */
export interface Site {
  readonly publicUrl: string;
  /** The legal pages that there are. */
  readonly legal: readonly LegalPage[];
}
