import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');
const rows = counted({ one: (n) => `${n} row`, other: (n) => `${n} rows` });
const codes = counted({ one: (n) => `${n} code`, other: (n) => `${n} codes` });

/** Taking codes over that were printed elsewhere. */
export const en = {
  rows: (count: number) => rows(count),
  codes: (count: number) => codes(count),
  title: 'Import codes',
  lead: 'Codes that were printed elsewhere: a CSV file, or an export of Shlink, YOURLS, Kutt or Dub. They go on to lead where they led.',
  choose: 'Choose a file',
  file: 'CSV file',
  other: 'Choose another file',
  checking: 'The file is being checked …',
  of: (source: string, rows: string) => `${source} · ${rows}`,
  any: 'CSV file',
  valid: (codes: string) => `${codes} can be imported`,
  faulty: (rows: string) => `${rows} cannot be imported`,
  columns: 'Columns',
  none: 'Not in the file',
  fields: {
    short: 'Short code',
    address: 'Printed address',
    link: 'Destination',
    name: 'Name',
    note: 'Note',
    tags: 'Tags',
    created: 'Made on',
  },
  claimable: 'Buyers may claim them',
  claimableHelp:
    'Short codes of others are often short enough to be guessed. Without this, an admin approves them first.',
  line: (line: string) => `Line ${line}`,
  more: (number: string) =>
    `The first ${number} are shown. After the import, all of them come as a CSV file.`,
  submit: (codes: string) => `Import ${codes}`,
  faults: {
    no_code: 'no short code',
    bad_code: 'more than 64 characters, or others than letters, digits, and . _ ~ -',
    reserved_code: 'a word of this product’s own addresses',
    same_code: 'an earlier row has this short code',
    code_taken: 'there is a code with this short code',
    bad_address: 'no web address of one part after the host',
    bad_link: 'no destination that a code may lead to',
    bad_name: 'the name is too long',
    bad_note: 'the note is too long',
    bad_tags: 'too many tags, or too long ones',
    bad_date: 'no date in the past',
  },
};
