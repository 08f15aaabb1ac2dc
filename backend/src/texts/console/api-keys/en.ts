import { SCOPE_LABELS } from '../../../contract/schemas/api-key.ts';
import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const days = counted({ one: (n) => `In ${n} day`, other: (n) => `In ${n} days` });
const calls = counted({ one: (n) => `${n} call`, other: (n) => `${n} calls` });

/** The English texts of the keys of the API. */
export const en = {
  list: {
    title: 'API keys',
    intro: (calls: string) =>
      `With a key, a program calls the API in the name of the admin who made it. ${calls} say which scope each one needs.`,
    calls: 'The calls of the API',
    make: 'Make a key',
    pages: 'Pages of API keys',
    none: 'No API keys yet',
    advice: 'Make one for each program that calls the API.',
  },
  states: {
    active: 'Active',
    expired: 'Expired',
    revoked: 'Revoked',
    ended: 'Ended: its maker lost the rights of an admin',
  },
  row: {
    neverUsed: 'Never used',
    used: (when: string, calls: string) => `Last used ${when}, ${calls}`,
    calls: (count: number) => calls(count),
    made: (day: string, maker: string) => `Made ${day} by ${maker}`,
    noExpiry: 'Does not expire',
    expires: (day: string) => `Expires ${day}`,
    revoked: (day: string, person: string) => `Revoked ${day} by ${person}`,
    deletedPerson: 'a deleted person',
    revoke: 'Revoke',
    revokeNamed: (label: string) => `Revoke ${label}`,
  },
  form: {
    title: 'Make a key',
    action: 'Continue',
    program: 'Program that uses the key',
    scopes: 'What it may do',
    expires: 'Expires',
    days: (count: number) => days(count),
    year: 'In a year',
    never: 'Never',
  },
  scopes: SCOPE_LABELS,
  confirm: {
    title: (label: string) => `Really make the key “${label}”?`,
    action: 'Make the key',
    consequence: 'Whoever has the key may do what you chose, in your name.',
  },
  made: {
    title: (label: string) => `The key “${label}”`,
    done: 'Done',
    copy: 'Copy the key',
    copied: 'Key copied',
    notCopied: 'The key could not be copied. Select it and copy it by hand',
    now: 'Copy it now',
    once: 'Nobody can show this key again. Keep it where the program keeps its secrets.',
    key: 'API key',
  },
  revoke: {
    title: (label: string) => `Revoke “${label}”?`,
    action: 'Revoke it',
    consequence: 'Programs with this key are refused at once. A key that was revoked does not come back.',
  },
};
