import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');

/** The English texts of pictures that found no code. */
export const en = {
  title: 'Failed uploads',
  reading: 'Reading …',
  none: 'Every picture found its code.',
  byAt: (who: string, when: string) => `${who}, ${when}`,
  dismiss: 'Dismiss',
  dismissNamed: (name: string) => `Dismiss ${name}`,
  dismissThese: counted({ one: (n) => `Dismiss these ${n}`, other: (n) => `Dismiss these ${n}` }),
  dismissAll: 'Dismiss all',
  advice: 'A better picture of the same name takes its line away. Lines stay for 90 days.',
};
