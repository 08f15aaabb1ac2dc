import type { LegalPage } from '../legal/legal-page.ts';
import type { BrandShades } from './shades.ts';

/** How the pages that the server renders look at a domain. */
export interface SiteLook {
  /** The name of the shop. */
  readonly name: string;
  /** Undefined for the product's own colours. */
  readonly shades: BrandShades | undefined;
  /** The legal pages to which feet lead. */
  readonly legal: readonly LegalPage[];
}

/** The name of the shop where nobody has set one. */
export const PRODUCT_NAME = 'Qlaim';

/** The look of a page that knows no domain. */
export const PRODUCT_LOOK: SiteLook = { name: PRODUCT_NAME, shades: undefined, legal: [] };
