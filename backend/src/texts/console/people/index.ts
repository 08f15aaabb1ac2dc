import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { PeopleTexts } from './texts.ts';

export type { PeopleTexts } from './texts.ts';

export const PEOPLE = defineArea<PeopleTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
