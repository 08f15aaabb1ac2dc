import { en as legal } from '../legal-names/en.ts';

/** The English texts of the components that all apps share. */
export const en = {
  home: (shop: string) => `${shop}, home`,
  shop: 'To the shop',
  skip: 'Skip to the content',
  menu: 'Menu',
  close: 'Close',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  messages: 'Messages',
  dismiss: 'Dismiss',
  showCharacters: 'Show the characters',
  ofLimit: (length: string, limit: string) => `${length} of ${limit}`,
  enlarge: 'Enlarge',
  showLarge: 'show it large for scanning',
  steps: 'Steps',
  done: 'done',
  justNow: 'just now',
  broken: {
    title: 'This page could not be shown',
    reload: 'Reload',
    advice: 'Nothing you saved is lost. Reload the page; if that does not help, try again in a few minutes.',
  },
  legal,
};
