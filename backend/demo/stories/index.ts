import type { InfoType } from '../../src/contract/content/index.ts';
import { GALLERIES } from './galleries.ts';
import { LINKS } from './links.ts';
import { PAGES } from './pages.ts';
import { PDFS } from './pdfs.ts';
import { PHONES } from './phones.ts';
import { SMART } from './smart.ts';
import type { Story } from './story.ts';

/** Owners who have done nothing with their codes yet, or have only named them. */
const WITHOUT_CONTENT: readonly Story[] = [
  { name: '', versions: [] },
  { name: 'Lunch box', versions: [] },
  { name: '', versions: [] },
  { name: 'Emptied again', versions: [{ type: 'link', link: 'https://example.com/gone' }, null] },
];

const OF_TYPES: Readonly<Record<InfoType, readonly Story[]>> = {
  link: LINKS,
  phoneNumber: PHONES,
  memories: PAGES,
  pdf: PDFS,
  image: GALLERIES,
  smartQR: SMART,
};

const LISTS = [...Object.values(OF_TYPES), WITHOUT_CONTENT];

/** So many stories have each type of content once, and a code without content. */
export const FIRST_ROUND = LISTS.length;

/** All stories. The types of content take turns as long as they last. */
export const STORIES: readonly Story[] = Array.from(
  { length: Math.max(...LISTS.map(({ length }) => length)) },
  (_, round) => LISTS.flatMap((list) => list[round] ?? []),
).flat();
