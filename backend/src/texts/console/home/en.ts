import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');

/** The English texts of the first page. */
export const en = {
  title: 'Home',
  toApprove: 'To approve',
  ofCodes: counted({ one: (n) => `of ${n} code`, other: (n) => `of ${n} codes` }),
  claimed: 'Claimed this week',
  before: (count: string) => `${count} in the week before`,
  weeks: 'Scans, 8 weeks',
  weeksInWords: (counts: string) => `Scans a week, oldest first: ${counts}`,
  week: (day: string, count: string) => `Week from ${day}: ${count}`,
  look: {
    title: 'Needs a look',
    reading: 'Reading …',
    notRead: 'This could not be read',
    none: 'All is well',
    troubles: counted({ one: (n) => `${n} trouble`, other: (n) => `${n} troubles` }),
    uploads: counted({ one: (n) => `${n} failed upload`, other: (n) => `${n} failed uploads` }),
  },
};
