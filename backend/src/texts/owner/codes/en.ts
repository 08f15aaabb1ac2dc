import { MESSAGES } from '../../../contract/messages.ts';
import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const scans = counted({ one: (n) => `${n} scan`, other: (n) => `${n} scans` });
const days = counted({ one: (n) => `${n} day`, other: (n) => `${n} days` });
const codes = counted({ one: (n) => `${n} code`, other: (n) => `${n} codes` });

/** The English texts of the list of codes. Those of the specification are exact. */
export const en = {
  list: {
    loading: 'Loading your QR codes',
    scan: 'Scan a code',
    stale: 'What you see may be out of date.',
    claimed: (code: string) => `${MESSAGES.codeClaimed}: ${code}`,
    banner: { top: 'From the shop (top)', side: 'From the shop (side)', bottom: 'From the shop (bottom)' },
  },
  none: {
    title: 'You have no QR codes yet',
    advice:
      'Scan the QR code on something you bought with your phone’s camera, and claim it. It then appears here.',
  },
  another: {
    title: 'Claim another code',
    lead: 'Scan it with your phone’s camera, or type it here.',
  },
  byHand: {
    code: 'Printed code',
    help: 'Ten letters and digits, under the symbol',
    wrong: 'A code has ten letters and digits, like 7K3M 9QWX 2P',
    submit: 'Claim',
  },
  first: {
    title: 'The code is yours',
    dismiss: 'Dismiss these steps',
    label: 'First steps',
    steps: ['Claim your code', 'Choose where it leads', 'Scan it to see it work'],
    choose: 'Choose where it leads',
    scan: 'Saved. Now scan it',
    scanAdvice: 'Point a phone’s camera at the code. This page shows it as soon as the scan is counted.',
    works: 'It works',
    worksAdvice: 'The scan has arrived. Share your code with others:',
    share: 'Share',
    notShared: 'The code could not be shared. Copy the link instead',
    copyLink: 'Copy the link',
    savePicture: 'Save the symbol (PNG)',
  },
  find: {
    search: 'Search',
    type: 'Type',
    allTypes: 'All types',
    placeholder: 'Name, printed code or destination',
    order: 'Order',
    orders: { newest: 'Last claimed', name: 'Name', scans: 'Most scans' },
    all: (count: number) => codes(count),
    some: (found: string, count: number) => `${found} of ${codes(count)}`,
    none: 'No code matches',
    advice: 'Search for a part of the name, the printed code or the destination.',
  },
  visibility: {
    hide: 'Hide for now',
    show: 'Show again',
    hidden: 'Hidden for now',
    advice: 'Visitors read that you have hidden this for now. Everything is kept.',
    undo: 'Undo',
  },
  card: {
    printedElsewhere: (host: string) =>
      `Its symbol was printed with an address at ${host}, which is not served here. Scans arrive as long as ${host} leads here.`,
    history: 'History',
    more: (title: string) => `More for ${title}`,
    disabled: 'Disabled',
    withheld: 'Not shown to visitors',
    flagged: 'Visitors are warned',
    flaggedTitle: 'Visitors are warned before they go to an address of this code',
    flaggedLead: 'A list of harmful addresses has it:',
    flaggedClose:
      'The warning ends once the code leads elsewhere, or the list does not have the address any more. If the address is harmless, tell us: a person looks at it.',
    why: 'Why, and how to object',
    edit: 'Edit QR',
    of: (title: string) => `of ${title}`,
    symbol: (title: string) => `QR code of ${title}`,
    count: (count: number) => scans(count),
    created: (date: string) => `Created ${date}`,
    span: (count: number) => days(count),
    recent: (count: number, span: number, today: string) =>
      `${scans(count)} in ${days(span)}, ${today} today`,
    copy: (title: string) => `Copy the link of ${title}`,
    copied: 'Link copied',
    notCopied: 'The link could not be copied. Select it and copy it by hand',
    download: 'Download',
    downloadOf: (title: string) => `Download the QR code of ${title}`,
    label: 'Label to print (PDF)',
  },
};
