import { en as content } from '../../content/en.ts';
import { pluralIn } from '../../plural.ts';
import { titles } from './titles/en.ts';

const counted = pluralIn('en');

/** The English texts of the event log, and of a code as it was. */
export const en = {
  content,
  titles,
  title: 'Audit',
  intro: 'What happened, and who did it. Scans are listed by their type alone.',
  export: 'Export the whole log (NDJSON)',
  events: 'Events',
  older: 'Older events',
  /** Said below the last event. */
  end: {
    none: { all: 'No events', people: 'No events by people' },
    some: { all: 'These are all events', people: 'These are all events by people' },
    scans: (said: string) => `${said}. The system records scans`,
  },
  event: {
    by: 'By',
    accountOf: 'Account of',
    itsBatch: 'Its batch',
    asItWas: 'as it was then',
    asItWasNamed: (code: string) => `${code} as it was then`,
  },
  folded: {
    bySystem: counted({
      one: (n) => `and ${n} more by the system`,
      other: (n) => `and ${n} more by the system`,
    }),
    ofKind: counted({ one: (n) => `and ${n} more of this kind`, other: (n) => `and ${n} more of this kind` }),
    others: counted({ one: (n) => `Show the other ${n}`, other: (n) => `Show the other ${n}` }),
  },
  filters: {
    code: 'Code',
    person: 'Person: email, name or id',
    from: 'From',
    to: 'To',
    show: 'Show',
    clear: 'Clear',
    people: 'By people only',
    peopleHelp: 'Leaves out what the system did by itself.',
  },
  types: {
    label: 'Event',
    every: 'Every event',
    list: 'Types of events',
    other: 'Other',
    reading: 'Reading …',
    none: 'No such event',
  },
  /** The titles of the server’s groups of types. */
  groups: {
    Codes: 'Codes',
    Batches: 'Batches',
    'Changes of many codes': 'Changes of many codes',
    'Notices about codes': 'Notices about codes',
    'Shared views of codes': 'Shared views of codes',
    Scans: 'Scans',
    Webhooks: 'Webhooks',
    'API keys': 'API keys',
    Advertisement: 'Advertisement',
    'Emails and Google accounts that are kept': 'Emails and Google accounts that are kept',
    Installation: 'Installation',
    'Read models': 'Read models',
    'Accounts: sign-in': 'Accounts: sign-in',
    'Accounts: password and second step': 'Accounts: password and second step',
    'Accounts: name, email and language': 'Accounts: name, email and language',
    'Accounts: invitation, role and state': 'Accounts: invitation, role and state',
    'Accounts: codes given, received and mailed': 'Accounts: codes given, received and mailed',
    'Accounts: deletion': 'Accounts: deletion',
  },
  codeAt: {
    title: (code: string) => `${code} as it was`,
    back: 'All events of this code',
    moment: 'Moment',
    now: 'Now',
    missing: 'There was no such code',
    differs: 'Differs',
    name: 'Name',
    noName: 'None',
    owner: 'Owner',
    noOwner: 'None',
    ownerIs: (name: string, email: string) => `${name} (${email})`,
    leadsTo: 'Leads to',
    nowhere: 'Nothing',
    protected: 'Secure code',
    hidden: 'Hidden for now',
    approved: 'Approved',
    enabled: 'Enabled',
    paid: 'Paid for',
    picture: 'Picture',
    yes: 'Yes',
    no: 'No',
  },
};
