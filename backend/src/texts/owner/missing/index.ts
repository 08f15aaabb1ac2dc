import { defineArea } from '../../area.ts';
import { en } from './en.ts';
import type { MissingTexts } from './texts.ts';

export type { MissingTexts } from './texts.ts';

/** What is shown in place of a page or a code that is not there. */
export const MISSING = defineArea<MissingTexts>(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
});
