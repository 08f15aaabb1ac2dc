/** Messages of the calls about domains. */
export const DOMAIN_MESSAGES = {
  logoFailed: 'The logo could not be uploaded',
  logoPixels: 'A logo has at most 2000 × 2000 pixels',
  logoUnknown: 'The logo is not there any more: choose it again',
  changed: 'The domain was saved',
  changeFailed: 'The domain could not be saved',
  readFailed: 'The domains could not be read',
  nameNeeded: 'Enter a name, or leave it to what is inherited',
  nameLong: 'The name of a shop has at most 40 characters',
  colourInvalid: 'A colour is # and six digits from 0 to f, such as #0f6b4f',
  termsNeeded: 'Name the page on which the terms of this day stand',
  termsDayNeeded: 'Enter the day from which these terms count',
  legalOurs: 'This domain serves codes, and leads here itself. Name a page elsewhere',
  storefrontOurs: 'This domain serves codes: an unknown one would lead in a circle. Name a page elsewhere',
} as const;
