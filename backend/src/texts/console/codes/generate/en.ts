import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');
const codes = counted({ one: (n) => `${n} code`, other: (n) => `${n} codes` });

/** Generating codes, and the list while it has none. */
export const en = {
  dialog: {
    title: 'Generate codes',
    submit: 'Generate Links',
    amount: 'Amount',
    range: (min: number, max: number) => `${min} to ${max} codes`,
    name: 'Name of the batch',
    nameHelp: 'Such as ‘Guitar cases, spring’. It can wait.',
    note: 'Note',
    noteHelp: 'Only the console shows it.',
  },
  notice: {
    codes: (count: number) => codes(count),
    done: (codes: string) => `Generated ${codes}`,
    doneIn: (codes: string, batch: string) => `Generated ${codes} in ${batch}`,
    print: 'Print',
    see: 'See the approval',
    approve: 'Approve',
    open: 'Open',
    close: 'Close the notice',
  },
  none: {
    title: 'No QR codes yet',
    enter: 'Enter an amount',
    advice:
      'Enter how many you need and press Generate Links. Their addresses come as a CSV file for printing.',
    unmatched: 'No codes match these filters',
    clear: 'Clear all filters',
    fewer:
      'Take a filter away, or search for fewer characters. A search finds parts of codes, names, notes, batches, owners, links and phone numbers.',
  },
};
