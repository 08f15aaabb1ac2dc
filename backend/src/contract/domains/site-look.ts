import type { LegalPage } from '../legal/legal-page.ts';
import type { Logo } from './logo.ts';
import type { BrandShades } from './shades.ts';

/** How pages look at a domain. */
export interface SiteLook {
  /** The name of the shop. */
  readonly name: string;
  /** Stands in place of the name; undefined for none. */
  readonly logo: Logo | undefined;
  /** Names the icons of the shop; undefined for those of the product. */
  readonly icon: string | undefined;
  /** Undefined for the product's own colours. */
  readonly shades: BrandShades | undefined;
  /** The legal pages to which feet lead. */
  readonly legal: readonly LegalPage[];
  /** The storefront, to which the foot of the owner's app leads; undefined for none. */
  readonly storefront: string | undefined;
}

/** What an app knows of the look. Its colours are a style of its page, and its icons stand in the head. */
export type AppLook = Omit<SiteLook, 'shades' | 'icon'>;

/** The name of the shop where nobody has set one. */
export const PRODUCT_NAME = 'Qlaim';

/** The look of a page that knows no domain. */
export const PRODUCT_LOOK: SiteLook = {
  name: PRODUCT_NAME,
  logo: undefined,
  icon: undefined,
  shades: undefined,
  legal: [],
  storefront: undefined,
};
