import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');
const scans = counted({ one: (n) => `${n} scan`, other: (n) => `${n} scans` });

/** What changes a code: the editor of its destination, the reset, the deletion, and a change by somebody else meanwhile. */
export const en = {
  title: (code: string) => `Edit ${code}`,
  save: 'Save',
  name: 'Name',
  note: 'Note',
  emptied: 'Empty takes the destination away.',
  replaced: 'Saving a link or a phone number replaces it.',
  noteChanged: 'The note was changed meanwhile, and stays as it is',
  tabs: { label: 'Where the code leads', link: 'Link', phoneNumber: 'Phone' },
  link: { label: 'Link', rule: 'A link begins with https:// or http://.' },
  phone: {
    country: 'Country',
    label: 'Phone number',
    option: (country: string, code: string) => `${country} (+${code})`,
  },
  meanwhile: {
    title: 'Somebody changed this code meanwhile',
    now: (name: string, destination: string) =>
      `Now its name is ${name}, and it leads to: ${destination}. Your input is not saved. Save again to replace it, or close to keep it.`,
    noName: 'empty',
    nowhere: 'Nothing',
  },
  reset: {
    says: 'Resetting clears the name and where the code leads. The owner stays.',
    action: 'RESET',
    ask: 'Are you sure you want to reset this QR code?',
    advice: 'Its name and where it leads will be gone. The owner and the scans stay.',
  },
  remove: {
    ask: 'Are you sure you want to delete this QR code?',
    scans: (count: number) => scans(count),
    advice: (code: string, scans: string) =>
      `${code}, its content and its ${scans} will be gone. Whoever scans the print is led to the storefront, and the code is never given out again.`,
  },
};
