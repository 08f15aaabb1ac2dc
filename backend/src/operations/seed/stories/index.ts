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

const LISTS = [LINKS, PHONES, PAGES, PDFS, GALLERIES, SMART, WITHOUT_CONTENT];

/** All stories. The first six have each type of content once, and the types take turns as long as they last. */
export const STORIES: readonly Story[] = Array.from(
  { length: Math.max(...LISTS.map(({ length }) => length)) },
  (_, round) => LISTS.flatMap((list) => list[round] ?? []),
).flat();
