import type { SiteLook } from '../../../contract/domains/site-look.ts';

/** The colours of a shop in mails, `#rrggbb`: of its name and of buttons, and of words on these. */
export interface MailColours {
  readonly brand: string;
  readonly onBrand: string;
  readonly darkBrand: string;
  readonly onDarkBrand: string;
}

const OF_PRODUCT: MailColours = {
  brand: '#0f6b4f',
  onBrand: '#ffffff',
  darkBrand: '#5ecfa6',
  onDarkBrand: '#101613',
};

export const coloursOf = ({ shades }: SiteLook): MailColours =>
  shades === undefined
    ? OF_PRODUCT
    : {
        brand: shades.light.brand,
        onBrand: shades.light['on-brand'],
        darkBrand: shades.dark.brand,
        onDarkBrand: shades.dark['on-brand'],
      };
