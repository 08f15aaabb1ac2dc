import { pluralIn } from '../../plural.ts';

const counted = pluralIn('en');
const codes = counted({ one: (n) => `${n} code`, other: (n) => `${n} codes` });

/** The English texts of the jump bar. */
export const en = {
  title: 'Jump to',
  label: 'A code, a batch, a person, or a section',
  list: 'Found',
  searching: 'Searching …',
  none: 'Nothing found',
  found: (count: number) => `${count} found`,
  section: 'Section',
  code: 'Code',
  batchOf: (day: string) => `Batch of ${day}`,
  batch: (day: string, size: number) => `Batch of ${day}, ${codes(size)}`,
};
