import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');
const scans = counted({ one: (n) => `${n} scan`, other: (n) => `${n} scans` });

/** The table of codes: its columns, its rows, and what is above them. */
export const en = {
  section: 'Table of codes',
  select: (code: string) => `Select ${code}`,
  selectAll: 'Select all',
  columns: {
    id: 'Code',
    name: 'Name',
    storedInfo: 'Leads to',
    owner: 'Owner',
    approved: 'State',
    scanCount: 'Scans',
    createdAt: 'Created',
    approvedDate: 'Approved',
    imageUploadDate: 'Uploaded',
    note: 'Note',
    tags: 'Tags',
  },
  cells: {
    editText: (code: string) => `Edit name and note of ${code}`,
    nothing: 'Nothing yet',
    approved: 'Approved',
    notApproved: 'Not approved',
    disabled: 'Disabled',
    owner: (name: string, email: string) => `${name}, ${email}`,
  },
  choice: {
    columns: 'Columns',
    label: 'Choice of columns',
    search: 'Search columns',
    up: (column: string) => `Move ${column} up`,
    down: (column: string) => `Move ${column} down`,
    reset: 'Reset',
  },
  bar: {
    compact: 'Compact',
    print: 'Print …',
    tooMany: (most: string) => `At most ${most} codes are printed at once`,
  },
  row: {
    label: (code: string) => `Name and note of ${code}`,
    save: 'Save',
  },
  sheet: {
    previous: 'Previous',
    next: 'Next',
    open: 'Open its page',
    scans: (count: number) => scans(count),
  },
};
