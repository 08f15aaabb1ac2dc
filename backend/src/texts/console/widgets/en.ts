import { en as advice } from '../../advice/en.ts';

/** The English texts of the parts that many pages of the console have. */
export const en = {
  advice,
  notYet: 'not yet',
  deletedPerson: 'a deleted person',
  /** Who did something. They follow the word for 'by', and have its grammatical case. */
  by: {
    system: 'the system',
    deletedPerson: 'a deleted person',
    apiKey: (who: string, key: string) => `the API key “${key}” of ${who}`,
  },
  trail: 'Breadcrumb',
  tryAgain: 'Try again',
  pager: {
    previous: 'Go to previous page',
    next: 'Go to next page',
    current: (page: number) => `page ${page}`,
    other: (page: number) => `Go to page ${page}`,
  },
  proof: {
    usePassword: 'Use your password instead',
    useCode: 'Use a code instead',
  },
  sort: {
    ASC: (label: string) => `Sort by ${String(label).toLowerCase()} ascending`,
    DESC: (label: string) => `Sort by ${String(label).toLowerCase()} descending`,
  },
  unsaved: {
    title: 'Close without saving?',
    close: 'Close',
    stay: 'Stay',
    advice: 'What you typed is not saved.',
  },
};
