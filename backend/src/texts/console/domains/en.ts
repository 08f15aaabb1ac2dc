/** The English texts of the domains and what each has of its own. */
export const en = {
  title: 'Domains',
  intro:
    'Each domain may have a storefront and looks of its own. What it has not, it inherits from the first.',
  one: 'Only one domain is served. Others are added by --domain, or by PROXIED_DOMAINS behind a proxy.',
  first: 'First',
  inherited: 'inherited',
  own: 'its own',
  name: 'Name of the shop',
  colour: 'Colour',
  colours: 'Colours of the product',
  logo: 'Logo',
  noLogo: 'No logo',
  storefront: 'Storefront',
  ownPage: 'Welcome page of this domain',
  legal: 'Legal pages',
  legalAdvice:
    'Texts of one domain lie in a folder with its name, in LEGAL_DIR. The terms of use are those of all domains.',
  edit: 'Change',
  form: {
    choose: 'Choose a picture',
    file: 'Upload the logo',
    remove: 'Remove',
    logo: 'PNG, JPEG or WebP, at most 200 KB. It stands in place of the name.',
    title: (domain: string) => `Change ${domain}`,
    save: 'Save',
    pick: 'Pick a colour',
    inherits: (what: string) => `Empty: ${what} (inherited)`,
    colour: 'For links and buttons. On each ground, the nearest shade that can be read is used.',
    storefront: 'Scans of unknown codes lead there.',
  },
};
