import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const codes = counted({ one: () => 'code', other: () => 'codes' });
const deleted = counted({ one: (n) => `${n} deleted code`, other: (n) => `${n} deleted codes` });
const scans = counted({ one: () => 'scan', other: () => 'scans' });

/** The batches in which codes were generated, and the page of one. */
export const en = {
  title: 'Batches',
  intro: 'Codes that were generated together.',
  pages: 'Pages of batches',
  none: 'No batches yet',
  noneAdvice: 'Generate links to make the first.',
  unnamed: (day: string) => `Batch of ${day}`,
  columns: {
    name: 'Name',
    createdAt: 'Created',
    size: 'Codes',
    claimed: 'Claimed',
    approved: 'Approved',
    print: 'Print',
  },
  printOf: (batch: string) => `Print the codes of ${batch}`,
  states: (claimed: string, approved: string) => `${claimed} claimed, ${approved} approved`,
  deleted: (count: number) => deleted(count),
  edit: { title: 'Name and note of the batch', save: 'Save', name: 'Name', note: 'Note' },
  actions: {
    approve: 'Approve all',
    edit: 'Edit name and note',
    print: 'Print',
    codes: 'Codes',
    csv: 'CSV',
    manifest: 'Manifest CSV',
  },
  page: {
    untitled: 'Batch',
    label: 'The batch',
    note: 'Note:',
    generated: (day: string) => `Generated ${day}`,
    generatedBy: (day: string, person: string) => `Generated ${day} by ${person}`,
    unknown: 'There is no such batch',
    mistyped: 'The address may be mistyped.',
    all: 'All batches',
  },
  figures: {
    label: 'Figures of the batch',
    /** The nouns after the numbers. */
    codes: (count: number) => codes(count),
    scans: (count: number) => scans(count),
    claimed: (number: string) => `${number} claimed`,
    approved: (number: string) => `${number} approved`,
    share: (percent: number) => `(${percent}\u00a0%)`,
    underOne: '(under 1\u00a0%)',
  },
  codes: {
    label: 'Codes of the batch',
    title: 'Codes',
    deleted: 'Every code of this batch was deleted.',
    all: (total: string) => `All ${total} codes in the table`,
    claimed: 'Claimed',
    approved: 'Approved',
    notApproved: 'Not approved',
  },
};
