import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');

/** The English texts of scans that wait in a file while the log is away. */
export const spool = {
  waiting: counted({
    one: (n) => `${n} scan waits in a file for the event log`,
    other: (n) => `${n} scans wait in a file for the event log`,
  }),
  buyers: 'Nothing: codes lead on. Counts of scans rise later.',
  remedy:
    'Bring the event log back. The scans then go into it by themselves. Keep the folder scan-spool until then.',
  away: 'Changes are refused, and so are scans of codes that nobody scanned lately. Other scans lead on. Pages and lists still show.',
};
