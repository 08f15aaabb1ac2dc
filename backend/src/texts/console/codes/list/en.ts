import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');
const images = counted({ one: (n) => `${n} image`, other: (n) => `${n} images` });
const videos = counted({ one: (n) => `${n} video`, other: (n) => `${n} videos` });

/** The list of codes as cards, and the words of a code that all its views share. */
export const en = {
  title: 'Generate QR Links',
  total: (number: string) => `Total QR ${number}`,
  someOf: (some: string, all: string) => `${some} of ${all}`,
  generate: 'Generate',
  import: 'Import',
  upload: 'Upload QRs',
  codes: 'QR codes',
  search: {
    region: 'Codes',
    label: 'Search',
    placeholder: 'Code, name, owner, address, destination',
    clear: 'Clear the search',
    filters: 'Filters',
    filtersSet: (count: number) => `Filters (${count})`,
  },
  views: { label: 'View', cards: 'Cards', table: 'Table' },
  pages: {
    skip: 'Skip to the pages',
    label: 'Pages of codes',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    shown: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  },
  code: {
    symbol: (code: string) => `QR code ${code}`,
    noName: 'No name yet',
    noOwner: 'No owner yet',
    nonpaying: 'nonpaying',
    hidden: 'hidden by its owner',
    withheld: 'withheld from visitors',
    flagged: 'visitors are warned',
    created: 'Created',
    uploaded: 'Uploaded',
    approved: 'Approved',
    scans: 'Scans',
  },
  actions: {
    edit: (code: string) => `Edit ${code}`,
    remove: (code: string) => `Delete ${code}`,
    more: (code: string) => `More for ${code}`,
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied. Select it and copy it by hand',
    print: 'Print this code',
    svg: 'Download as SVG',
    restrict: 'Mark as nonpaying',
    unrestrict: 'Mark as paying',
  },
  switches: {
    approved: { label: 'Approved', on: 'Approved', off: 'Disapproved' },
    isActive: { label: 'Enabled', on: 'Enabled', off: 'Disabled' },
    restricted: { label: 'Paid for', on: 'Paid for', off: 'Not paid for' },
  },
  stored: {
    nothing: 'Nothing stored yet',
    types: {
      link: 'Link',
      phoneNumber: 'Phone call',
      memories: 'Page',
      pdf: 'PDF',
      image: 'Images and videos',
      smartQR: 'Smart QR',
      protected: 'Protected page',
    },
    images: (count: number) => images(count),
    videos: (count: number) => videos(count),
    both: (first: string, second: string) => `${first}, ${second}`,
    andMore: (first: string, count: number) => `${first} and ${count} more`,
    otherwise: (link: string) => `else ${link}`,
    of: (type: string, what: string) => `${type}: ${what}`,
  },
};
